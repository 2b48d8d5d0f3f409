import path from 'node:path';
import { judge } from '../../bin/eslint/imports';

const root = path.resolve( __dirname, '../..' );
const from = ( file: string ) => path.join( root, file );

describe( 'Who may import whom', () => {
	it.each( [
		[ 'blocks/map/edit/index.tsx', '../attributes' ],
		[ 'blocks/map/edit/index.tsx', '@shared/api' ],
		[ 'blocks/map/edit/index.tsx', '@wordpress/data' ],
		[ 'blocks/contact-info/email/save.tsx', '../shared/split' ],
		[ 'blocks/map/view.ts', './view/draw' ],
		[ 'blocks/map/view/draw.ts', '../engine/load' ],
		[ 'blocks/map/view.ts', '@shared/view/visitor-form' ],
		[ 'src/editor.ts', '../blocks/map' ],
		[ 'store/thread/index.ts', '@shared/api' ],
		[ 'blocks/slideshow/test/a.e2e.ts', '@tests/e2e/fixtures' ],
	] )( '%s may import %s', ( file, source ) => {
		expect( judge( source, from( file ) ) ).toBeNull();
	} );

	it.each( [
		[ 'blocks/map/edit/index.tsx', '../../slideshow/types' ],
		[ 'blocks/map/index.ts', '../../src/editor' ],
		[ 'blocks/map/index.ts', '@tests/e2e/demo' ],
		[ 'extensions/seo/index.tsx', '../../blocks/map/types' ],
		[ 'store/thread/index.ts', '../../blocks/map/types' ],
		[ 'shared/api/index.ts', '@store/thread' ],
		[ 'shared/api/index.ts', '../../src/editor' ],
		[ 'blocks/map/view.ts', '@wordpress/i18n' ],
		[ 'blocks/map/view.ts', 'react' ],
		[ 'blocks/map/view/draw.ts', '@shared/api' ],
		[ 'shared/view/visitor-form.ts', '../api' ],
	] )( '%s must not import %s', ( file, source ) => {
		expect( judge( source, from( file ) ) ).toEqual( expect.any( String ) );
	} );
} );
