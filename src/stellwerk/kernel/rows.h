/* The inner loops of nets: rows of small weights, added up in floats. Where the compiler can, it makes
   them twice, and the processor's own width decides at run time. No variant contracts or reorders
   anything, so all of them give the same bits. */
#ifndef STELLWERK_ROWS_H
#define STELLWERK_ROWS_H

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__) && \
    !defined(__SANITIZE_ADDRESS__)
#define FOR_EVERY_WIDTH __attribute__((target_clones("avx2", "default"), noinline))
#else
#define FOR_EVERY_WIDTH
#endif
#ifdef _MSC_VER
#define restrict __restrict
#endif

/* Add multiples of four rows. */
FOR_EVERY_WIDTH void add_four_rows(float *restrict sums, signed char *const *rows, const float *factors,
                                   int size) {
    const signed char *restrict a = rows[0], *restrict b = rows[1];
    const signed char *restrict c = rows[2], *restrict d = rows[3];
    const float u = factors[0], v = factors[1], x = factors[2], y = factors[3];
    for (int j = 0; j < size; j++)
        sums[j] += u * (float)a[j] + v * (float)b[j] + (x * (float)c[j] + y * (float)d[j]);
}

/* Add a multiple of one row. */
FOR_EVERY_WIDTH void add_one_row(float *restrict sums, const signed char *restrict row, float factor,
                                 int size) {
    for (int j = 0; j < size; j++)
        sums[j] += factor * (float)row[j];
}

/* The sum of products, in sixteen sums side by side. */
FOR_EVERY_WIDTH float row_product(const signed char *restrict row, const float *restrict numbers, int size) {
    float sums[16] = {0};
    float total = 0;
    int whole = size - size % 16;
    for (int i = 0; i < whole; i += 16)
        for (int k = 0; k < 16; k++)
            sums[k] += (float)row[i + k] * numbers[i + k];
    for (int i = whole; i < size; i++)
        total += (float)row[i] * numbers[i];
    for (int k = 0; k < 16; k++)
        total += sums[k];
    return total;
}

#endif
