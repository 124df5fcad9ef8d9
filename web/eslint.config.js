import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'shots/', 'src/lib/contract.ts', 'src/lib/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: {
          allowDefaultProject: ['eslint.config.js', 'stylelint.config.js', 'svelte.config.js'],
        },
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-else-return': 'error',
      'no-var': 'error',
      'prefer-const': 'off', // svelte/prefer-const knows runes
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived', '$state'] }],
      'svelte/button-has-type': 'error',
      'svelte/no-restricted-html-elements': [
        'error',
        { elements: ['button'], message: 'Use Button or CoverButton of components/ui.' },
      ],
      // Maps are caches here: nothing is drawn from them.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-unused-svelte-ignore': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNullish: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The parser doesn't see the types of components' callbacks in markup; svelte-check does.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // One of the two that everybody else uses; the other is a link as well, and no plain element.
    files: ['src/components/ui/CoverButton.svelte'],
    rules: { 'svelte/no-restricted-html-elements': 'off' },
  },
  {
    // Scripts run by hand, without types.
    files: ['tools/**', '*.config.js'],
    extends: [ts.configs.disableTypeChecked],
    rules: { 'no-console': 'off' },
  },
);
