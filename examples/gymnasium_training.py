"""A tiny training in Gymnasium: a linear policy learns by REINFORCE, with NumPy alone.

    python examples/gymnasium_training.py 200     # episodes

It shows the loop, not a strong player: masks, rewards, and where a net of yours would stand.
"""

import sys

import gymnasium
import numpy as np

import stellwerk.envs

RATE = 0.01


def chances(weights: np.ndarray, seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
    """The policy: softmax over the legal actions."""
    logits = np.where(legal, weights @ seen, -np.inf)
    odds = np.exp(logits - logits.max())
    return odds / odds.sum()


def train(episodes: int, seed: int = 0) -> list[float]:
    """Rewards of all episodes; what the policy is then worth, the last of them say."""
    stellwerk.envs.register_all()
    env = gymnasium.make("stellwerk/trans-amerika-v1", rounds=1)
    chance = np.random.default_rng(seed)
    rewards: list[float] = []
    weights: np.ndarray | None = None
    for episode in range(episodes):
        observation, info = env.reset(seed=seed + episode)
        steps: list[tuple[np.ndarray, int, np.ndarray]] = []
        over = False
        while not over:
            seen = np.asarray(observation["observation"], np.float64) / 8
            legal = info["action_mask"].astype(bool)
            if weights is None:
                weights = np.zeros((len(legal), len(seen)))
            odds = chances(weights, seen, legal)
            action = int(chance.choice(len(odds), p=odds))
            steps.append((seen, action, odds))
            observation, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
        rewards.append(float(reward))
        usual = float(np.mean(rewards[-50:]))
        assert weights is not None
        for seen, action, odds in steps:
            towards = -odds
            towards[action] += 1
            weights += RATE * (rewards[-1] - usual) * np.outer(towards, seen)
    return rewards


if __name__ == "__main__":
    found = train(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    print(f"{len(found)} episodes, mean reward {np.mean(found):.3f}")
