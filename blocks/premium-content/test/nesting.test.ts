import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	getBlockTypes,
	registerBlockType,
	unregisterBlockType,
	type Block,
} from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { CONTAINER, GUEST, SUBSCRIBER } from '@shared/paid-views/names';
import { refusePaste } from '../edit/views';
import '../refuse-nesting';
import { canWrap } from '../transforms';

const settings = {
	apiVersion: 3,
	title: 'Block',
	category: 'text',
	attributes: {},
};

beforeAll( () => {
	for ( const name of [
		'core/paragraph',
		'core/group',
		CONTAINER,
		SUBSCRIBER,
		GUEST,
	] ) {
		registerBlockType( name, { ...settings, save: () => null } );
	}
} );

afterAll( () => {
	getBlockTypes().forEach( ( { name } ) => unregisterBlockType( name ) );
} );

/** Puts blocks into the editor, with the settings that their edit components would give. */
function show( blocks: Block[] ) {
	dispatch( blockEditorStore ).resetBlocks( blocks );
	const visit = ( { clientId, innerBlocks }: Block ) => {
		void dispatch( blockEditorStore ).updateBlockListSettings(
			clientId,
			{}
		);
		innerBlocks.forEach( visit );
	};
	blocks.forEach( visit );
}

const text = () => createBlock( 'core/paragraph' );

describe( 'paid content in paid content', () => {
	it( 'is refused by the inserter and the transform, however deep', () => {
		const [ inside, deep, outside ] = [ text(), text(), text() ];
		const group = createBlock( 'core/group', {}, [ deep ] );
		const view = createBlock( SUBSCRIBER, {}, [ inside, group ] );
		const guest = createBlock( GUEST );
		const beside = createBlock( 'core/group', {}, [ outside ] );
		show( [ createBlock( CONTAINER, {}, [ view, guest ] ), beside ] );
		const { canInsertBlockType } = select( blockEditorStore );
		for ( const { clientId } of [ view, guest, group ] ) {
			expect( canInsertBlockType( CONTAINER, clientId ) ).toBe( false );
			expect( canInsertBlockType( 'core/group', clientId ) ).toBe( true );
		}
		expect( canInsertBlockType( CONTAINER, beside.clientId ) ).toBe( true );
		expect( canInsertBlockType( CONTAINER ) ).toBe( true );
		expect( canWrap( [ inside ] ) ).toBe( false );
		expect( canWrap( deep ) ).toBe( false );
		expect( canWrap( [ group ] ) ).toBe( false );
		expect( canWrap( [ outside, deep ] ) ).toBe( false );
		expect( canWrap( [ outside ] ) ).toBe( true );
		expect( canWrap( [ beside ] ) ).toBe( true );
	} );

	it( 'is refused when it is pasted, also inside of other blocks', () => {
		const paste = ( html: string, plain = '' ) => {
			const event = {
				clipboardData: {
					getData: ( type: string ) =>
						type === 'text/html' ? html : plain,
				},
				preventDefault: jest.fn(),
				stopPropagation: jest.fn(),
			};
			refusePaste( event );
			expect( event.stopPropagation ).toHaveBeenCalledTimes(
				event.preventDefault.mock.calls.length
			);
			return event.preventDefault.mock.calls.length > 0;
		};
		const container = `<!-- wp:${ CONTAINER } --><div></div><!-- /wp:${ CONTAINER } -->`;
		expect( paste( container ) ).toBe( true );
		expect( paste( '', container ) ).toBe( true );
		expect(
			paste(
				`<meta charset="utf-8"><!-- wp:group --><div>${ container }</div><!-- /wp:group -->`
			)
		).toBe( true );
		expect( select( noticesStore ).getNotices() ).toHaveLength( 1 );
		expect( paste( '<p>premium-content/container</p>', 'text' ) ).toBe(
			false
		);
		expect( paste( '<!-- wp:paragraph --><p>Text</p>' ) ).toBe( false );
		expect(
			paste( '<!-- wp:premium-content/container-other --><p>Text</p>' )
		).toBe( false );
	} );
} );
