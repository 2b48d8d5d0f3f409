/**
 * Unit and component tests (beside the code) and content fixtures (tests/content).
 */
const preset = require( '@wordpress/scripts/config/jest-unit.config' );
const presetDefault = require( '@wordpress/jest-preset-default/jest-preset' );

const styleMock = Object.values( presetDefault.moduleNameMapper )[ 0 ];

// Published as ECMAScript modules only; the inner group also matches nested copies.
const esmOnly = [
	'swiper',
	'@wordpress/interactivity',
	'@wordpress/theme',
	'preact',
	'markdown-it',
	'markdown-it-footnote',
	'mdurl',
	'linkify-it',
	'uc.micro',
	'uuid',
	'parsel-js',
	'marked',
	'entities',
	'punycode.js',
].join( '|' );

const { reporters, ...shared } = preset;

const project = {
	...shared,
	rootDir: __dirname,
	testEnvironment: '<rootDir>/tests/jest/environment.cjs',
	globals: {
		DOM_MATCHERS: Object.keys(
			require( '@testing-library/jest-dom/matchers' )
		),
	},
	testPathIgnorePatterns: [ '/node_modules/', '/build/' ],
	moduleFileExtensions: [ 'ts', 'tsx', 'js', 'jsx', 'mjs', 'json', 'node' ],
	moduleNameMapper: {
		'\\.(scss|css)$': styleMock,
		'^swiper/css.*$': styleMock,
		// Webpack fills it.
		'^block-icons$': '<rootDir>/bin/webpack/icons.js',
		'^@shared/(.*)$': '<rootDir>/shared/$1',
		'^@store/(.*)$': '<rootDir>/store/$1',
		'^@testing-library/dom$': '<rootDir>/tests/jest/testing-library.cjs',
		'^@tests/(.*)$': '<rootDir>/tests/$1',
	},
	transform: {
		'\\.m?[jt]sx?$': [
			'@swc/jest',
			{
				jsc: {
					target: 'es2022',
					parser: { syntax: 'typescript', tsx: true },
					transform: { react: { runtime: 'automatic' } },
				},
				module: { type: 'commonjs' },
			},
		],
	},
	transformIgnorePatterns: [ `/node_modules/(?!(?:.*/)?(?:${ esmOnly })/)` ],
	setupFiles: [
		...( preset.setupFiles ?? presetDefault.setupFiles ?? [] ),
		'<rootDir>/tests/jest/polyfills.js',
	],
	setupFilesAfterEnv: [
		...( preset.setupFilesAfterEnv ??
			presetDefault.setupFilesAfterEnv ??
			[] ),
		'<rootDir>/tests/jest/setup.ts',
	],
};

// Built for CommonJS by esbuild.
const wordpress = '@wordpress/[^/]+/build/.*\\.cjs$';

module.exports = {
	reporters,
	projects: [
		{
			...project,
			displayName: 'unit',
			testMatch: [
				'<rootDir>/{blocks,extensions,store,shared,src}/**/test/*.test.{ts,tsx}',
				'<rootDir>/tests/unit/**/*.test.{ts,tsx}',
			],
			transform: {
				[ `/node_modules/${ wordpress }` ]:
					'<rootDir>/tests/jest/lazy-requires.cjs',
				...project.transform,
			},
			transformIgnorePatterns: [
				`/node_modules/(?!(?:.*/)?(?:(?:${ esmOnly })/|${ wordpress }))`,
			],
		},
		{
			// Loads everything in WordPress's own order, in which a block's attributes are written.
			...project,
			displayName: 'content',
			testMatch: [ '<rootDir>/tests/content/**/*.test.{ts,tsx}' ],
		},
	],
};
