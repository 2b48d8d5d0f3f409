/** WordPress's rules, plus who may import whom (architecture) and what must not be bundled. */
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

const restrict = ( patterns, extra = [] ) => ( {
	'no-restricted-imports': [
		'error',
		{
			paths: [ ...bundled, ...extra ].map( ( name ) =>
				typeof name === 'string'
					? { name, message: 'It would be bundled.' }
					: name
			),
			patterns,
		},
	],
} );

const upward = ( ...folders ) => ( {
	regex: `^(?:\\.\\./)+(?:${ folders.join( '|' ) })/`,
	message:
		'Imports go src → blocks, extensions → store → shared, never back.',
} );

const otherBlock = {
	regex: '(?:^|/)blocks/',
	message:
		'A block never imports another block’s folder; move it to shared/.',
};

const visitorOnly = {
	regex: '^(?:@wordpress/|react|@store/|@shared/(?!view/))',
	message: 'Visitor modules import only shared/view and their own folder.',
};

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
			'max-lines': [ 'warn', { max: 250 } ],
		},
	},
	{
		files: [ 'bin/**', 'tests/**', '*.js' ],
		rules: { 'no-console': 'off', 'import/no-default-export': 'off' },
	},
	{
		files: [ 'blocks/**', 'extensions/**' ],
		rules: restrict( [ upward( 'src' ), otherBlock ] ),
	},
	{
		files: [ 'store/**' ],
		rules: restrict( [ upward( 'src', 'blocks', 'extensions' ) ] ),
	},
	{
		files: [ 'shared/**' ],
		rules: restrict( [
			upward( 'src', 'blocks', 'extensions', 'store' ),
			{ regex: '^@store/', message: 'shared imports nothing above it.' },
		] ),
	},
	{
		files: [ 'blocks/**/view.ts', 'blocks/**/view/**', 'shared/view/**' ],
		ignores: [ '**/test/**' ],
		rules: restrict( [ visitorOnly, otherBlock ] ),
	},
	{
		files: [
			'blocks/**/save.tsx',
			'blocks/**/deprecated/**',
			'blocks/**/transforms.{ts,tsx}',
			'blocks/**/attributes.ts',
		],
		rules: restrict( [ pure, otherBlock ] ),
	},
];
