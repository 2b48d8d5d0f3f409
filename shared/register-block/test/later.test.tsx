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
} from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { removeFilter } from '@wordpress/hooks';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { installLater, registerBlocks } from '..';
import {
	BROKEN,
	ELIGIBLE,
	OLD,
	PREFORMATTED,
	TODAY,
	kite,
	parts,
} from './kite';

let requests: { resolve: () => void; reject: () => void }[] = [];

/** Out of reach, unless a test says otherwise. */
const fetchNow = jest.fn( (): { later: Record< string, typeof parts > } => {
	throw new Error( 'offline' );
} );

const arrive = () => act( async () => requests.at( -1 )?.resolve() );

beforeEach( () => {
	requests = [];
	onStep.mockClear();
	fetchNow.mockClear();
	// Core folds its report about what it brought up to date.
	jest.spyOn( console, 'groupCollapsed' ).mockImplementation();
	setCategories( [ { slug: 'text', title: 'Text' } ] );
	installLater(
		() =>
			new Promise( ( resolve, reject ) =>
				requests.push( {
					resolve: () => resolve( { later: { 'toy/kite': parts } } ),
					reject: () => reject( new Error( 'offline' ) ),
				} )
			),
		fetchNow
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

	it( 'they are fetched for what core reads, and it is read with them', () => {
		fetchNow.mockReturnValueOnce( { later: { 'toy/kite': parts } } );
		const blocks = open(
			[ TODAY, ELIGIBLE, OLD, PREFORMATTED, BROKEN ].join( '\n\n' )
		);
		expect( blocks.map( ( { isValid } ) => isValid ) ).toEqual( [
			true,
			true,
			true,
			true,
			false,
		] );
		expect( serialize( blocks ) ).toBe(
			[
				TODAY,
				TODAY.replaceAll( 'red', 'blue' ),
				TODAY,
				PREFORMATTED,
				BROKEN,
			].join( '\n\n' )
		);
		expect( fetchNow ).toHaveBeenCalledTimes( 1 );
		expect( requests ).toHaveLength( 0 );
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
		const source = `${ ELIGIBLE }\n\n${ TODAY }`;
		render( <Editor source={ source } /> );
		await act( async () => requests[ 0 ]?.reject() );
		const [ retry, ...others ] = screen.getAllByRole( 'button', {
			name: 'Load again',
		} );
		expect( others ).toHaveLength( 1 );
		expect( content ).toBe( source );
		await userEvent.click( retry as Element );
		await arrive();
		expect( await screen.findByText( 'Kite: blue' ) ).toBeInTheDocument();
		expect( await screen.findByText( 'Kite: red' ) ).toBeInTheDocument();
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
