/* A neural network in whole numbers: what quantised_network.py says, as fast as C does it.

   Sums are taken without a sign so that they may wrap; `training` exports no network that can. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST_LAYERS 8
#define WIDEST 1024
#define LARGEST 32767

/* The same loops for newer processors, chosen when the module is loaded. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

typedef struct {
    int16_t *weights; /* a row for each input */
    int32_t *biases;
    Py_ssize_t inputs;
    Py_ssize_t width;
    int shift;
} Layer;

typedef struct {
    PyObject_HEAD
    Py_ssize_t inputs;
    int count;
    Layer layers[MOST_LAYERS];
} Network;

/* Most inputs are 0. The rows of the others are added four at a time, which spares memory. */
FOR_EACH_PROCESSOR
static void
add_rows(const Layer *layer, const int16_t *__restrict inputs, uint32_t *__restrict sums)
{
    const Py_ssize_t width = layer->width;
    const int16_t *rows[4] = {layer->weights, layer->weights, layer->weights, layer->weights};
    int32_t x[4] = {0, 0, 0, 0};
    int waiting = 0;
    for (Py_ssize_t i = 0; i < layer->inputs; i++) {
        if (inputs[i] != 0) {
            x[waiting] = inputs[i];
            rows[waiting++] = layer->weights + i * width;
        }
        if (waiting < 4 && i + 1 < layer->inputs) {
            continue;
        }
        const int16_t *__restrict a = rows[0], *__restrict b = rows[1];
        const int16_t *__restrict c = rows[2], *__restrict d = rows[3];
        const int32_t xa = x[0], xb = x[1], xc = x[2], xd = x[3];
        for (Py_ssize_t h = 0; h < width; h++) {
            sums[h] += (uint32_t)(xa * a[h]) + (uint32_t)(xb * b[h]) + (uint32_t)(xc * c[h])
                       + (uint32_t)(xd * d[h]);
        }
        waiting = 0;
        x[0] = x[1] = x[2] = x[3] = 0;
    }
}

static void
activate(const Layer *layer, const uint32_t *sums, int16_t *values)
{
    for (Py_ssize_t h = 0; h < layer->width; h++) {
        int32_t total = (int32_t)sums[h];
        total = total < 0 ? 0 : total >> layer->shift;
        values[h] = (int16_t)(total > LARGEST ? LARGEST : total);
    }
}

static PyObject *
network_run(Network *self, PyObject *inputs)
{
    Py_buffer view;
    uint32_t sums[WIDEST];
    int16_t values[WIDEST];
    if (PyObject_GetBuffer(inputs, &view, PyBUF_SIMPLE) < 0) {
        return NULL;
    }
    if (view.len != self->inputs * (Py_ssize_t)sizeof(int16_t)) {
        PyBuffer_Release(&view);
        return PyErr_Format(PyExc_ValueError, "the network has %zd inputs", self->inputs);
    }
    const int16_t *from = view.buf;
    for (int n = 0; n < self->count; n++) {
        const Layer *layer = &self->layers[n];
        memcpy(sums, layer->biases, (size_t)layer->width * sizeof(int32_t));
        add_rows(layer, from, sums);
        if (n + 1 < self->count) {
            activate(layer, sums, values);
            from = values;
        }
    }
    PyBuffer_Release(&view);
    const Py_ssize_t width = self->layers[self->count - 1].width;
    PyObject *outputs = PyList_New(width);
    for (Py_ssize_t h = 0; outputs != NULL && h < width; h++) {
        PyObject *output = PyLong_FromLong((int32_t)sums[h]);
        if (output == NULL) {
            Py_CLEAR(outputs);
            break;
        }
        PyList_SET_ITEM(outputs, h, output);
    }
    return outputs;
}

/* A copy of an array's items, or NULL with an error; `format` is the code of their type. */
static void *
items_of(PyObject *array, char format, Py_ssize_t *count)
{
    Py_buffer view;
    void *items = NULL;
    if (PyObject_GetBuffer(array, &view, PyBUF_FORMAT | PyBUF_C_CONTIGUOUS) < 0) {
        return NULL;
    }
    if (view.format == NULL || view.format[0] != format || view.format[1] != '\0') {
        PyErr_SetString(PyExc_TypeError, "weights are an array of \"h\", biases one of \"i\"");
    } else if ((items = PyMem_Malloc((size_t)view.len + 1)) == NULL) {
        PyErr_NoMemory();
    } else {
        memcpy(items, view.buf, (size_t)view.len);
        *count = view.len / view.itemsize;
    }
    PyBuffer_Release(&view);
    return items;
}

static int
add_layer(Network *self, PyObject *parts)
{
    PyObject *weights, *biases;
    Py_ssize_t weight_count = 0, width = 0;
    Layer *layer = &self->layers[self->count];
    if (!PyTuple_Check(parts)) {
        PyErr_SetString(PyExc_TypeError, "a layer is a tuple of weights, biases and bits");
        return -1;
    }
    if (!PyArg_ParseTuple(parts, "OOi", &weights, &biases, &layer->shift)) {
        return -1;
    }
    self->count++; /* so that what it holds is freed whatever happens */
    if ((layer->weights = items_of(weights, 'h', &weight_count)) == NULL
        || (layer->biases = items_of(biases, 'i', &width)) == NULL) {
        return -1;
    }
    if (self->count == 1) {
        self->inputs = width > 0 ? weight_count / width : 0;
    }
    layer->width = width;
    layer->inputs = self->count == 1 ? self->inputs : (layer - 1)->width;
    if (width <= 0 || width > WIDEST || weight_count != layer->inputs * width) {
        PyErr_SetString(PyExc_ValueError, "the layers do not fit one another");
        return -1;
    }
    if (layer->shift < 0 || layer->shift > 31) {
        PyErr_SetString(PyExc_ValueError, "a sum has 32 bits");
        return -1;
    }
    return 0;
}

static int
network_init(Network *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = {"layers", NULL};
    PyObject *layers;
    if (self->count > 0) {
        PyErr_SetString(PyExc_TypeError, "a network is made once");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!", names, &PyList_Type, &layers)) {
        return -1;
    }
    if (PyList_GET_SIZE(layers) == 0 || PyList_GET_SIZE(layers) > MOST_LAYERS) {
        PyErr_SetString(PyExc_ValueError, "a network has at least one layer");
        return -1;
    }
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(layers); n++) {
        if (add_layer(self, PyList_GET_ITEM(layers, n)) < 0) {
            return -1;
        }
    }
    return 0;
}

static void
network_dealloc(Network *self)
{
    PyTypeObject *type = Py_TYPE(self);
    for (int n = 0; n < self->count; n++) {
        PyMem_Free(self->layers[n].weights);
        PyMem_Free(self->layers[n].biases);
    }
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

static PyObject *
network_inputs(Network *self, void *Py_UNUSED(closure))
{
    return PyLong_FromSsize_t(self->inputs);
}

static PyMethodDef network_methods[] = {
    {"run", (PyCFunction)network_run, METH_O,
     "The outputs for as many inputs as the first layer has rows."},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef network_getset[] = {
    {"inputs", (getter)network_inputs, NULL, "Rows of the first layer.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot network_slots[] = {
    {Py_tp_doc, "Layers of weights (a row for each input), biases, and bits to drop from a sum."},
    {Py_tp_new, PyType_GenericNew},
    {Py_tp_init, network_init},
    {Py_tp_dealloc, network_dealloc},
    {Py_tp_methods, network_methods},
    {Py_tp_getset, network_getset},
    {0, NULL},
};

static PyType_Spec network_spec = {
    .name = "tearum.bots.native.quantised_network.QuantisedNetwork",
    .basicsize = sizeof(Network),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = network_slots,
};

static int
fill_module(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&network_spec);
    int failed = type == NULL || PyModule_AddObjectRef(module, "QuantisedNetwork", type) < 0;
    Py_XDECREF(type);
    return failed || PyModule_AddIntMacro(module, LARGEST) < 0
                   || PyModule_AddIntConstant(module, "LARGEST_SUM", INT32_MAX) < 0
                   || PyModule_AddIntMacro(module, WIDEST) < 0
               ? -1
               : 0;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, fill_module},
    {0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "quantised_network",
    .m_doc = "A neural network in whole numbers, in C.",
    .m_slots = module_slots,
};

PyMODINIT_FUNC
PyInit_quantised_network(void)
{
    return PyModuleDef_Init(&module);
}
