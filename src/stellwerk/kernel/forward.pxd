# The forward pass of a net: it reads an observation and says how good each action is. It needs no library,
# takes no lock, and works on parts: the logit of an action is the sum of a few of them.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.observing cimport Observer

cdef enum:
    MOST_INPUTS = 8192
    MOST_WIDTH = 1024
    MOST_PARTS = 4096
    PARTS_OF_ACTION = 4
    MOST_RESIDUAL_BLOCKS = 16
    ACTION_WORDS = 64

cdef extern from "rows.h" nogil:
    void add_four_rows(float* sums, signed char** rows, float* factors, int size)
    void add_one_row(float* sums, signed char* row, float factor, int size)
    float row_product(signed char* row, float* numbers, int size)

cdef struct Layer:
    int inputs
    int outputs
    signed char* weights      # by input, then output: inputs that are 0 cost nothing
    float* input_scale        # what a byte of an observation is worth; NULL: as it is
    float* output_scale       # what the weights of an output are worth
    float* bias

cdef struct ResidualBlock:
    float* scale
    float* shift
    Layer first
    Layer second

cdef struct Net:
    Observer* observer
    int players
    int inputs
    int width
    int parts
    int actions
    int blocks
    Layer enter
    ResidualBlock block[MOST_RESIDUAL_BLOCKS]
    float* scale              # of the last normalisation
    float* shift
    signed char* policy       # by part, then width: parts that nobody asks for cost nothing
    float* policy_scale
    float* policy_bias
    Layer value_first
    Layer value_second
    short* part               # [actions][PARTS_OF_ACTION]; -1: no more
    float win                 # what it was paid in training for a win …
    float margin              # … and for a point ahead of the best other

cdef void read(Net* net, unsigned char* observation, float* hidden) noexcept nogil
cdef void rate(Net* net, float* hidden, Word* legal, float* logits) noexcept nogil
cdef float foresee(Net* net, float* hidden) noexcept nogil
