"""nginx or Caddy before a deployment, with the file that deploy/ has for it."""

import contextlib
import datetime
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.server.deployment import ASKING, Deployment
from tests.server.keeper import forget, keep

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = "play.example.org"
PORTS = ("8401", "8402")
"""Those that the files name; a test puts others in their place."""
PATIENCE = 60.0
NGINX = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
CADDY = """
{
	admin off
	auto_https disable_redirects
}
"""


class Front:
    """The one door through which people come; it stands where a deployment would for a guest."""

    def __init__(self, port: int) -> None:
        self.port = port

    def address(self) -> str:
        """What people type."""
        return f"https://{NAME}:{self.port}"


def trusting() -> ssl.SSLContext:
    """For certificates that a test has signed itself."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def certificate(folder: Path) -> tuple[Path, Path]:
    """One for play.example.org that nobody but us believes, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem, secret = folder / "play.pem", folder / "play.key"
    pem.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return pem, secret


def _site(file: str, deployment: Deployment, changes: Sequence[tuple[str, str]]) -> str:
    """A file of deploy/ with the ports, names and certificates of a test; all must be in it."""
    text = (DEPLOY / file).read_text("utf-8")
    servers = [
        (f":{port}", f":{s.port}") for port, s in zip(PORTS, deployment.servers, strict=True)
    ]
    for old, new in [*servers, *changes]:
        assert old in text, f"deploy/{file} has no {old!r} any more"
        text = text.replace(old, new)
    return text


def nginx(folder: Path, deployment: Deployment, port: int) -> list[str]:
    """Write its files; the command that runs it."""
    pem, key = certificate(folder)
    changes = [
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/play.pem", str(pem)),
        ("/etc/ssl/play.key", str(key)),
    ]
    (folder / "site.conf").write_text(_site("nginx/stellwerk.conf", deployment, changes))
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return [
        "nginx",
        "-p",
        str(folder),
        "-e",
        str(folder / "error.log"),
        "-c",
        str(folder / "nginx.conf"),
    ]


def caddy(folder: Path, deployment: Deployment, port: int) -> list[str]:
    """Write its file; the command that runs it."""
    pem, key = certificate(folder)
    opened = f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {pem} {key}"
    site = _site("caddy/Caddyfile", deployment, [(f"\n{NAME} {{", f"\n{opened}")])
    (folder / "Caddyfile").write_text(CADDY + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES: dict[str, Callable[[Path, Deployment, int], list[str]]] = {"nginx": nginx, "caddy": caddy}


def program(proxy: str) -> str | None:
    """Where it is; Debian puts nginx where only root looks."""
    return shutil.which(proxy) or shutil.which(proxy, path="/usr/sbin:/usr/local/sbin")


@contextlib.contextmanager
def opened(proxy: str, folder: Path, deployment: Deployment, port: int) -> Iterator[Front]:
    """Run a proxy, from when it lets people through until the end of the block."""
    folder.mkdir(parents=True, exist_ok=True)
    command = PROXIES[proxy](folder, deployment, port)
    found = program(proxy)
    assert found is not None
    log = folder / "log"
    environment = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PATH": "/usr/sbin:/usr/bin"}
    with log.open("wb") as output:
        process = subprocess.Popen(
            [found, *command[1:]], env=environment, cwd=folder, stdout=output, stderr=output
        )
    keep(process.pid)
    try:
        front = Front(port)
        _wait(process, front, log)
        yield front
    finally:
        process.terminate()
        process.wait(PATIENCE)
        forget(process.pid)


def _wait(process: "subprocess.Popen[bytes]", front: Front, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        with contextlib.suppress(httpx.TransportError):
            if ASKING.get(f"{front.address()}/ready").is_success:
                return
        time.sleep(0.05)
    raise RuntimeError(f"The proxy does not open:\n{log.read_text()[-4000:]}")


def counted(metrics: str, name: str) -> float:
    """A number of /metrics."""
    found = re.search(rf"^{name} (\S+)$", metrics, re.MULTILINE)
    assert found is not None, f"{name} is not counted"
    return float(found[1])
