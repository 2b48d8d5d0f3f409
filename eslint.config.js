/** WordPress's rules, plus who may import whom (architecture) and what must not be bundled. */
const imports = require( './bin/eslint/imports' );
const wordpress = require( '@wordpress/eslint-plugin' ).configs.recommended;

/** Not external in WordPress: importing them would put them in our bundle. */
const bundled = [
	'@wordpress/dataviews',
	'@wordpress/ui',
	'@wordpress/fields',
	'@wordpress/interface',
	'@wordpress/views',
	'lodash',
	'moment',
];

const restrict = ( patterns, allowed = [] ) => ( {
	'no-restricted-imports': [
		'error',
		{
			paths: bundled
				.filter( ( name ) => ! allowed.includes( name ) )
				.map( ( name ) => ( {
					name,
					message: 'It would be bundled.',
				} ) ),
			patterns,
		},
	],
} );

const pure = {
	regex: '^(?:@wordpress/(?:api-fetch|data|core-data|components|notices)|react-dom)|/edit(?:/|$)',
	message:
		'save, deprecated, transforms and attributes neither render nor fetch.',
};

module.exports = [
	{
		ignores: [
			'build/',
			'node_modules/',
			'artifacts/',
			'dist/',
			'.cache/',
			'.wordpress/',
			'test-results/',
		],
	},
	...wordpress,
	{
		settings: {
			// Made by webpack.config.js.
			'import/core-modules': [ 'block-icons', 'registrations' ],
			'import/resolver': {
				typescript: { project: './tsconfig.json' },
				node: true,
			},
		},
		rules: {
			'import/no-extraneous-dependencies': 'off',
			'import/no-unresolved': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/check-param-names': 'off',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: [ 'mainstreet-blocks' ] },
			],
			...restrict( [] ),
		},
	},
	{
		files: [ '**/*.{ts,tsx}' ],
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'no-undef': 'off',
			'@typescript-eslint/method-signature-style': 'off',
			'max-lines': [ 'error', { max: 500 } ],
		},
	},
	{
		files: [ '{blocks,extensions,shared,src,store}/**/*.{ts,tsx}' ],
		rules: { complexity: [ 'error', { max: 15, variant: 'modified' } ] },
	},
	{
		// A function more is bytes more for every visitor.
		files: [ 'blocks/**/view.ts', 'blocks/**/view/**', 'shared/view/**' ],
		rules: { complexity: [ 'error', { max: 21, variant: 'modified' } ] },
	},
	{
		files: [ 'bin/**', 'tests/**', '*.js' ],
		rules: { 'no-console': 'off', 'import/no-default-export': 'off' },
	},
	{
		// The admin screens share one copy of it (webpack.config.js).
		files: [ 'src/**/screen/**', 'shared/admin/**' ],
		rules: restrict( [], [ '@wordpress/dataviews' ] ),
	},
	{
		files: [ '**/*.{ts,tsx}' ],
		plugins: { mainstreet: { rules: { imports: imports.rule } } },
		rules: { 'mainstreet/imports': 'error' },
	},
	{
		files: [
			'blocks/**/save.tsx',
			'blocks/**/deprecated/**',
			'blocks/**/transforms.{ts,tsx}',
			'blocks/**/attributes.ts',
		],
		rules: restrict( [ pure ] ),
	},
];
