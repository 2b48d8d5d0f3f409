import {
	BlockEditorProvider,
	BlockList,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	createBlock,
	getBlockTransforms,
	getBlockType,
	parse,
	serialize,
	setCategories,
	unregisterBlockType,
	type Block,
	type BlockEditProps,
} from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { removeFilter } from '@wordpress/hooks';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { defineBlock, defineLater, installLater, registerBlocks } from '..';
import type { LaterParts } from '..';

type Kite = {
	colour?: string;
	tail?: string;
	tint?: string;
	note?: string;
};

const metadata = {
	apiVersion: 3,
	name: 'toy/kite',
	title: 'Kite',
	category: 'text',
	attributes: {
		colour: { type: 'string' },
		tail: { type: 'string' },
		note: { type: 'string', source: 'text', selector: 'pre' },
	},
};

const kite = defineBlock< Kite >( metadata.name, {
	// In WordPress the server prints it.
	...( metadata as object ),
	save: ( { attributes } ) => (
		<div>
			{ attributes.colour }
			{ attributes.note && <pre>{ attributes.note }</pre> }
		</div>
	),
	transforms: {
		from: [ { type: 'prefix', prefix: '~', transform: () => [] } ],
	} as never,
	edit: () =>
		Promise.resolve( {
			default: ( { attributes }: BlockEditProps< Kite > ) => (
				<p>Kite: { attributes.colour }</p>
			),
		} ),
} );

const parts: LaterParts = defineLater< Kite >( {
	icon: <svg data-testid="kite" />,
	deprecated: [
		{
			apiVersion: 3,
			attributes: metadata.attributes,
			save: ( { attributes }: { attributes: Kite } ) => (
				<p>{ attributes.colour }</p>
			),
		} as never,
		{
			apiVersion: 3,
			attributes: { tint: { type: 'string' } },
			isEligible: ( attributes: Kite ) => 'tint' in attributes,
			migrate: ( { tint }: Kite ) => ( { colour: tint } ),
			save: () => <div />,
		} as never,
	],
	transforms: {
		to: [
			{
				type: 'block',
				blocks: [ 'toy/kite' ],
				transform: () => createBlock( 'toy/kite' ),
			},
		],
	},
} );

const TODAY =
	'<!-- wp:toy/kite {"colour":"red"} -->\n<div>red</div>\n<!-- /wp:toy/kite -->';
const OLD =
	'<!-- wp:toy/kite {"colour":"red"} -->\n<p>red</p>\n<!-- /wp:toy/kite -->';
/** Markup of today around an attribute that today's block does not know. */
const ELIGIBLE =
	'<!-- wp:toy/kite {"tint":"blue"} -->\n<div></div>\n<!-- /wp:toy/kite -->';
/** An empty line that counts, and a comment in an attribute. */
const PREFORMATTED =
	'<!-- wp:toy/kite {"colour":"red","tail":"\\u002d\\u002d\\u003e"} -->\n<div>red<pre>one\n\ntwo</pre></div>\n<!-- /wp:toy/kite -->';
const BROKEN =
	'<!-- wp:toy/kite -->\n<section>?</section>\n<!-- /wp:toy/kite -->';

let requests: { resolve: () => void; reject: () => void }[] = [];

const arrive = () => act( async () => requests.at( -1 )?.resolve() );

beforeEach( () => {
	requests = [];
	onStep.mockClear();
	// Core folds its report about what it brought up to date.
	jest.spyOn( console, 'groupCollapsed' ).mockImplementation();
	setCategories( [ { slug: 'text', title: 'Text' } ] );
	window.requestIdleCallback = () => 0;
	installLater(
		() =>
			new Promise( ( resolve, reject ) =>
				requests.push( {
					resolve: () => resolve( { later: { 'toy/kite': parts } } ),
					reject: () => reject( new Error( 'offline' ) ),
				} )
			)
	);
	registerBlocks( [ kite ] );
} );

afterEach( () => {
	unregisterBlockType( 'toy/kite' );
	removeFilter( 'blocks.registerBlockType', 'mainstreet/later' );
	removeFilter( 'editor.BlockListBlock', 'mainstreet/held-block' );
	dispatch( blockEditorStore ).resetBlocks( [] );
} );

const open = ( content: string ): Block[] =>
	parse( content, { __unstableSkipMigrationLogs: true } );

/** What core prints about markup that is not today's. */
function expectValidationReport(): void {
	expect( console ).toHaveWarned();
	expect( console ).toHaveErrored();
}

const onStep = jest.fn();
let content = '';

function Editor( { source }: { source: string } ) {
	const [ blocks, setBlocks ] = useState( () => open( source ) );
	content = serialize( blocks );
	return (
		<BlockEditorProvider
			value={ blocks }
			settings={ {} }
			onInput={ ( next: Block[] ) => setBlocks( next ) }
			onChange={ ( next: Block[] ) => {
				onStep();
				setBlocks( next );
			} }
		>
			<BlockList />
		</BlockEditorProvider>
	);
}

describe( 'Before the later parts are there', () => {
	it.each( [
		[ 'today’s', TODAY ],
		[ 'one that an old version wants', ELIGIBLE ],
	] )( 'a block is kept as it was read: %s', ( _, source ) => {
		const [ block ] = open( source );
		expect( block?.isValid ).toBe( false );
		expect( serialize( block ? [ block ] : [] ) ).toBe( source );
	} );

	it( 'a block with old markup is kept, too', () => {
		expect( serialize( open( OLD ) ) ).toBe( OLD );
		expectValidationReport();
	} );

	it( 'a block that somebody makes is whole at once', () => {
		const block = createBlock( 'toy/kite', { colour: 'red' } );
		expect( block.isValid ).toBe( true );
		expect( serialize( block ) ).toBe( TODAY );
	} );

	it( 'what core reads pasted text with is there', () => {
		expect( getBlockTransforms( 'from', 'toy/kite' ) ).toHaveLength( 1 );
		expect( getBlockTransforms( 'to', 'toy/kite' ) ).toEqual( [] );
	} );
} );

describe( 'The later parts', () => {
	it.each( [
		[ TODAY, 'Kite: red', TODAY ],
		[ ELIGIBLE, 'Kite: blue', TODAY.replaceAll( 'red', 'blue' ) ],
		[ OLD, 'Kite: red', TODAY ],
		[ PREFORMATTED, 'Kite: red', PREFORMATTED ],
	] )(
		'turn what was kept into a block: %s',
		async ( source, text, saved ) => {
			render( <Editor source={ source } /> );
			expect( screen.queryByText( text ) ).not.toBeInTheDocument();
			// Core saves what is not valid without empty lines.
			expect( content ).toBe( source.replace( '\n\n', '\n' ) );
			await arrive();
			expect( await screen.findByText( text ) ).toBeInTheDocument();
			expect( content ).toBe( saved );
			expect( onStep ).not.toHaveBeenCalled();
			if ( source === OLD ) {
				expectValidationReport();
				// Core says what it has brought up to date.
				expect( console ).toHaveInformed();
			}
		}
	);

	it( 'leave to core what no version wrote', async () => {
		render( <Editor source={ BROKEN } /> );
		await arrive();
		expect(
			screen.getByText( /unexpected or invalid content/ )
		).toBeInTheDocument();
		expect( content ).toBe( BROKEN );
		expectValidationReport();
	} );

	it( 'can be asked for again; until then nothing is lost', async () => {
		render( <Editor source={ ELIGIBLE } /> );
		await act( async () => requests[ 0 ]?.reject() );
		const retry = screen.getByRole( 'button', { name: 'Load again' } );
		expect( content ).toBe( ELIGIBLE );
		await userEvent.click( retry );
		await arrive();
		expect( await screen.findByText( 'Kite: blue' ) ).toBeInTheDocument();
	} );

	it( 'are wanted by whoever draws an icon, and join the block then', async () => {
		const getIcon = () =>
			getBlockType( 'toy/kite' )?.icon as unknown as {
				src: () => JSX.Element;
			};
		const Icon = getIcon().src;
		render( <Icon /> );
		expect( requests ).toHaveLength( 1 );
		await arrive();
		render( <>{ getIcon().src }</> );
		expect( screen.getByTestId( 'kite' ) ).toBeInTheDocument();
		expect( getBlockTransforms( 'from', 'toy/kite' ) ).toHaveLength( 1 );
		expect( getBlockTransforms( 'to', 'toy/kite' ) ).toHaveLength( 1 );
	} );

	it( 'are wanted when a block is about to be changed into another', async () => {
		render(
			<div className="block-editor-block-switcher">
				<button>Options</button>
			</div>
		);
		expect( requests ).toHaveLength( 0 );
		await userEvent.click( screen.getByRole( 'button' ) );
		expect( requests ).toHaveLength( 1 );
	} );

	it( 'are wanted once a block of ours is in the post', async () => {
		dispatch( blockEditorStore ).insertBlocks( [
			createBlock( 'toy/kite', { colour: 'red' } ),
		] );
		expect( requests ).toHaveLength( 1 );
		await arrive();
		expect( select( blockEditorStore ).getBlocks() ).toHaveLength( 1 );
	} );
} );
