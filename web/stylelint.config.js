const TOKENS = 'Use a token of src/theme/tokens.css.';

/** Colours, font sizes, spacing, corners and motion are tokens; the measures of a drawing may be written out. */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-declaration-strict-value'],
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    {
      // The one place where colours and motion are written out.
      files: ['src/theme/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    {
      // The one place where fonts are named.
      files: ['src/theme/fonts.css'],
      rules: { 'scale-unlimited/declaration-strict-value': null },
    },
  ],
  ignoreFiles: ['dist/**', 'node_modules/**'],
  rules: {
    'color-no-hex': [true, { message: TOKENS }],
    'color-named': ['never', { message: TOKENS }],
    'function-disallowed-list': [['/^rgb/', '/^hsl/', 'cubic-bezier', 'steps'], { message: TOKENS }],
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-size', 'font-family', 'border-radius'],
      {
        ignoreValues: [
          '/^(inherit|currentcolor|transparent|none|0|50%)$/',
          '/(em|pt|%)$/',
          '/^(clamp|color-mix|var)\\(/',
        ],
        ignoreFunctions: false,
      },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(padding|margin|gap|row-gap|column-gap)/': ['/(?<![\\w.-])-?[\\d.]+(px|rem)/'],
        '/^(transition|animation)/': ['/(?<![\\w.-])(?!0s)[\\d.]+m?s\\b/', '/(?<![\\w-])(ease|linear)/'],
      },
      { message: TOKENS },
    ],
    'custom-property-empty-line-before': null,
    'font-family-name-quotes': 'always-unless-keyword',
    'import-notation': 'string',
    'media-feature-range-notation': 'prefix',
    'selector-class-pattern': '^[a-z][a-z0-9_-]*$',
    'value-keyword-case': ['lower', { ignoreProperties: ['/^--/'] }],
    // Svelte's own.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Rules stand in the order of the markup, not of their weight.
    'no-descending-specificity': null,
  },
};
