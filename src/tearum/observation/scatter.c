/* Puts numbers of a state where fields say that they belong in a row: what scatter.py says, in C. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

enum { CONSTANT, COPY, ONE_HOT, CARDS, OWNERS, KINDS };
static const Py_ssize_t shortest[KINDS] = {3, 5, 8, 5, 6};

typedef struct {
    PyObject_HEAD
    Py_ssize_t size;          /* of a row */
    Py_ssize_t stored, dealt; /* numbers that a store and a deal have at least */
    Py_ssize_t length;        /* of the fields, one behind the other */
    int32_t *fields;          /* each begins with its length */
} Scatter;

/* Every place was checked when the fields were given. */
static void
write_field(const int32_t *f, int32_t length, const int64_t *store, const int64_t *deal, int16_t *row)
{
    const int64_t *from = (f[0] == OWNERS || !f[1] ? store : deal);
    switch (f[0]) {
    case CONSTANT:
        row[f[1]] = (int16_t)f[2];
        break;
    case COPY:
        for (int32_t i = 0; i < f[4]; i++) {
            row[f[3] + i] = (int16_t)from[f[2] + i];
        }
        break;
    case ONE_HOT:
        for (int32_t i = 0; i < f[4]; i++) {
            const int64_t number = from[f[2] + i] - f[6];
            if (number >= 0 && number < f[7]) {
                row[f[3] + i * f[5] + number] = 1;
            }
        }
        break;
    case CARDS:
        for (int32_t i = 0; i < f[3]; i++) {
            const int64_t number = from[f[2] + i];
            if (number >= 0 && number < length - 4 && f[4 + number] >= 0) {
                row[f[4 + number] + i] = 1;
            }
        }
        break;
    default: /* OWNERS */
        for (int32_t i = 0; i < f[2]; i++) {
            const int64_t owners = from[f[1] + i];
            int64_t left = deal[f[3] + i];
            for (int32_t bit = 0; owners != 0 && bit < length - 5; bit++) {
                if (owners >> bit & 1) {
                    row[f[5 + bit] + i] = 1;
                    left--;
                }
            }
            row[f[4] + i] = (int16_t)left;
        }
    }
}

/* Takes `count` numbers from `first` on; 0 where that can't be. */
static int
takes(Py_ssize_t *most, int32_t first, int32_t count)
{
    if (first < 0 || count < 0) {
        return 0;
    }
    *most = *most > (Py_ssize_t)first + count ? *most : (Py_ssize_t)first + count;
    return 1;
}

static int
within(const Scatter *self, int32_t place, Py_ssize_t count)
{
    return place >= 0 && count >= 0 && place + count <= self->size;
}

/* Whether a field writes within a row; notes how many numbers it takes. */
static int
fits(Scatter *self, const int32_t *f, Py_ssize_t length)
{
    if (length == 0 || f[0] < 0 || f[0] >= KINDS || length < shortest[f[0]]) {
        return 0;
    }
    Py_ssize_t *from = f[1] ? &self->dealt : &self->stored;
    if (f[0] == CONSTANT) {
        return within(self, f[1], 1);
    }
    if (f[0] == COPY) {
        return takes(from, f[2], f[4]) && within(self, f[3], f[4]);
    }
    if (f[0] == ONE_HOT) {
        return takes(from, f[2], f[4]) && f[5] >= 0
               && within(self, f[3], (Py_ssize_t)(f[4] - 1) * f[5] + f[7]);
    }
    const int first = f[0] == CARDS ? 4 : 5, count = f[0] == CARDS ? f[3] : f[2];
    for (Py_ssize_t i = first; i < length; i++) {
        if (f[i] >= 0 ? !within(self, f[i], count) : f[0] == OWNERS) {
            return 0;
        }
    }
    if (f[0] == CARDS) {
        return takes(from, f[2], count);
    }
    return takes(&self->stored, f[1], count) && takes(&self->dealt, f[3], count)
           && within(self, f[4], count);
}

static PyObject *
scatter_write(Scatter *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer store, deal, row;
    if (count != 4) {
        PyErr_SetString(PyExc_TypeError, "write takes a store, a deal, a row and where it begins");
        return NULL;
    }
    const Py_ssize_t at = PyLong_AsSsize_t(args[3]);
    if (at == -1 && PyErr_Occurred()) {
        return NULL;
    }
    if (PyObject_GetBuffer(args[0], &store, PyBUF_SIMPLE) < 0) {
        return NULL;
    }
    if (PyObject_GetBuffer(args[1], &deal, PyBUF_SIMPLE) < 0) {
        PyBuffer_Release(&store);
        return NULL;
    }
    /* Packed vectors show themselves as read-only, since only compiled code changes them: this. */
    if (PyObject_GetBuffer(args[2], &row, PyBUF_SIMPLE) < 0) {
        PyBuffer_Release(&store);
        PyBuffer_Release(&deal);
        return NULL;
    }
    const int wrong = at < 0 || at + self->size > row.len / (Py_ssize_t)sizeof(int16_t)
                      || self->stored > store.len / (Py_ssize_t)sizeof(int64_t)
                      || self->dealt > deal.len / (Py_ssize_t)sizeof(int64_t);
    if (!wrong) {
        int16_t *here = (int16_t *)row.buf + at;
        memset(here, 0, (size_t)self->size * sizeof(int16_t));
        for (Py_ssize_t i = 0; i < self->length; i += 1 + self->fields[i]) {
            write_field(self->fields + i + 1, self->fields[i], store.buf, deal.buf, here);
        }
    }
    PyBuffer_Release(&store);
    PyBuffer_Release(&deal);
    PyBuffer_Release(&row);
    if (wrong) {
        PyErr_SetString(PyExc_IndexError, "a field lies outside");
        return NULL;
    }
    Py_RETURN_NONE;
}

static int
scatter_init(Scatter *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = {"size", "fields", NULL};
    PyObject *fields;
    Py_ssize_t size, length = 0;
    if (self->fields != NULL) {
        PyErr_SetString(PyExc_TypeError, "fields are given once");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "nO!", names, &size, &PyList_Type, &fields)) {
        return -1;
    }
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(fields); n++) {
        PyObject *field = PyList_GET_ITEM(fields, n);
        if (!PyTuple_Check(field)) {
            PyErr_SetString(PyExc_TypeError, "a field is a tuple of whole numbers");
            return -1;
        }
        length += 1 + PyTuple_GET_SIZE(field);
    }
    self->size = size;
    self->fields = PyMem_Malloc(((size_t)length + 1) * sizeof(int32_t));
    if (self->fields == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    Py_ssize_t at = 0;
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(fields); n++) {
        PyObject *field = PyList_GET_ITEM(fields, n);
        const Py_ssize_t count = PyTuple_GET_SIZE(field);
        int32_t *here = self->fields + at;
        here[0] = (int32_t)count;
        for (Py_ssize_t i = 0; i < count; i++) {
            here[1 + i] = (int32_t)PyLong_AsLong(PyTuple_GET_ITEM(field, i));
        }
        if (PyErr_Occurred()) {
            return -1;
        }
        if (!fits(self, here + 1, count)) {
            PyErr_SetString(PyExc_ValueError, "there is no such field");
            return -1;
        }
        at += 1 + count;
    }
    self->length = length;
    return 0;
}

static void
scatter_dealloc(Scatter *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyMem_Free(self->fields);
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

static PyMethodDef scatter_methods[] = {
    {"write", (PyCFunction)(void (*)(void))scatter_write, METH_FASTCALL,
     "Fills the row that begins at a place."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot scatter_slots[] = {
    {Py_tp_doc, "A list of fields, written into a row of `size` numbers. All others are 0."},
    {Py_tp_new, PyType_GenericNew},
    {Py_tp_init, scatter_init},
    {Py_tp_dealloc, scatter_dealloc},
    {Py_tp_methods, scatter_methods},
    {0, NULL},
};

static PyType_Spec scatter_spec = {
    .name = "tearum.observation.scatter.Scatter",
    .basicsize = sizeof(Scatter),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = scatter_slots,
};

static int
fill_module(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&scatter_spec);
    int failed = type == NULL || PyModule_AddObjectRef(module, "Scatter", type) < 0;
    Py_XDECREF(type);
    return failed || PyModule_AddIntMacro(module, CONSTANT) < 0
                   || PyModule_AddIntMacro(module, COPY) < 0
                   || PyModule_AddIntMacro(module, ONE_HOT) < 0
                   || PyModule_AddIntMacro(module, CARDS) < 0
                   || PyModule_AddIntMacro(module, OWNERS) < 0
               ? -1
               : 0;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, fill_module},
    {0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "scatter",
    .m_doc = "Puts numbers of a state where fields say that they belong in a row, in C.",
    .m_slots = module_slots,
};

PyMODINIT_FUNC
PyInit_scatter(void)
{
    return PyModuleDef_Init(&module);
}
