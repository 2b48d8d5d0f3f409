import { extractBlockJson } from '../../bin/i18n/extract-block-json.mjs';
import { extractPhp } from '../../bin/i18n/extract-php.mjs';
import { extractScript } from '../../bin/i18n/extract-script.mjs';
import { getHandles } from '../../bin/i18n/handles.mjs';
import { pseudoTranslate } from '../../bin/i18n/pseudo.mjs';

describe( 'extractScript', () => {
	it( 'finds texts, plurals, contexts and notes to translators', () => {
		const source = `
			const a = __( 'Boat', 'mainstreet-blocks' );
			const b = sprintf(
				/* translators: %d: boats. */
				_n( '%d boat', '%d boats', n, 'mainstreet-blocks' ),
				n
			);
			const c: string = _x( 'Bow', 'of a boat', 'mainstreet-blocks' );
			const d = __( 'Theirs', 'default' );
		`;
		expect( extractScript( source, 'a.tsx' ) ).toEqual( [
			{ msgid: 'Boat', comment: undefined },
			{
				msgid: '%d boat',
				msgid_plural: '%d boats',
				comment: 'translators: %d: boats.',
			},
			{ msgid: 'Bow', msgctxt: 'of a boat', comment: undefined },
		] );
	} );

	it( 'refuses a text that is put together at run time', () => {
		expect( () =>
			extractScript( "__( 'a' + b, 'mainstreet-blocks' )", 'a.ts' )
		).toThrow( 'a.ts:1' );
	} );
} );

describe( 'extractPhp', () => {
	it( 'finds texts, plurals, contexts and notes to translators', () => {
		const source = `<?php
			echo esc_html__( 'Boat', 'mainstreet-blocks' );
			/* translators: %d: boats. */
			$b = sprintf( _n( '%d boat', '%d boats', $n, 'mainstreet-blocks' ), $n );
			$c = _x( 'Bow', 'of a boat', 'mainstreet-blocks' );
		`;
		expect( extractPhp( source, 'a.php' ) ).toMatchObject( [
			{ msgid: 'Boat' },
			{
				msgid: '%d boat',
				msgid_plural: '%d boats',
				comment: 'translators: %d: boats.',
			},
			{ msgid: 'Bow', msgctxt: 'of a boat' },
		] );
	} );
} );

describe( 'extractBlockJson', () => {
	it( 'gives each text the context core translates it in', () => {
		expect(
			extractBlockJson(
				JSON.stringify( {
					title: 'Map',
					keywords: [ 'place' ],
					styles: [ { name: 'dark', label: 'Dark' } ],
				} )
			)
		).toEqual( [
			{ msgid: 'Map', msgctxt: 'block title' },
			{ msgid: 'place', msgctxt: 'block keyword' },
			{ msgid: 'Dark', msgctxt: 'block style label' },
		] );
	} );
} );

describe( 'pseudoTranslate', () => {
	it( 'keeps placeholders and tags as they are', () => {
		const { translations } = pseudoTranslate( [
			{ msgid: 'See <a>%1$s</a> of %d' },
		] );
		expect(
			translations[ '' ]?.[ 'See <a>%1$s</a> of %d' ]?.msgstr
		).toEqual( [ '⟦Séé <a>%1$s</a> öf %d⟧' ] );
	} );
} );

describe( 'getHandles', () => {
	it( 'gives each admin screen its strings and those the screens share', () => {
		const files = [
			'src/responses/screen/labels.ts',
			'shared/admin/confirm.tsx',
			'src/settings/screen/index.tsx',
			'src/admin/class-menu.php',
			'blocks/map/index.ts',
		];
		const handles = getHandles( [ { references: files } ] );
		const own = ( handle: string ) =>
			files.filter( ( file ) => handles[ handle ]?.test( file ) );
		expect( Object.keys( handles ) ).toEqual( [
			'mainstreet-editor',
			'mainstreet-responses',
			'mainstreet-settings',
		] );
		expect( own( 'mainstreet-editor' ) ).toEqual( [
			'blocks/map/index.ts',
		] );
		expect( own( 'mainstreet-responses' ) ).toEqual( [
			'src/responses/screen/labels.ts',
			'shared/admin/confirm.tsx',
		] );
		expect( own( 'mainstreet-settings' ) ).toEqual( [
			'shared/admin/confirm.tsx',
			'src/settings/screen/index.tsx',
		] );
	} );
} );
