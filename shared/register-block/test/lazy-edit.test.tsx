import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlockEditProps } from '@wordpress/blocks';
import { lazyEdit } from '../lazy-edit';

jest.mock( '@wordpress/block-editor', () => ( {
	useBlockProps: () => ( { 'data-testid': 'block' } ),
	Warning: ( props: { children: string; actions: JSX.Element[] } ) => (
		<div>
			{ props.children }
			{ props.actions }
		</div>
	),
} ) );

type Attributes = { word: string };
type Props = BlockEditProps< Attributes >;

const props: Props = {
	clientId: 'a',
	className: '',
	isSelected: false,
	attributes: { word: 'harbour' },
	setAttributes: () => {},
	context: {},
};

const Real = ( { attributes }: Props ) => <p>{ attributes.word }</p>;

/** An import whose outcome the test decides. */
function deferred() {
	const calls: {
		resolve: ( module: { default: typeof Real } ) => void;
		reject: ( error: Error ) => void;
	}[] = [];
	const load = () =>
		new Promise< { default: typeof Real } >( ( resolve, reject ) =>
			calls.push( { resolve, reject } )
		);
	return { calls, load };
}

afterEach( () => {
	document.head.innerHTML = '';
	delete ( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks;
} );

describe( 'lazyEdit', () => {
	it( 'shows a busy block until the code is there, then draws it', async () => {
		const { calls, load } = deferred();
		const Edit = lazyEdit( load, 'toy/boat' );
		render( <Edit { ...props } /> );
		expect( screen.getByTestId( 'block' ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		await act( async () => calls[ 0 ]?.resolve( { default: Real } ) );
		expect( screen.getByText( 'harbour' ) ).toBeInTheDocument();
	} );

	it( 'asks once for any number of blocks, and draws later ones at once', async () => {
		const { calls, load } = deferred();
		const Edit = lazyEdit( load, 'toy/boat' );
		render(
			<>
				<Edit { ...props } />
				<Edit { ...props } />
			</>
		);
		await act( async () => calls[ 0 ]?.resolve( { default: Real } ) );
		expect( calls ).toHaveLength( 1 );
		render( <Edit { ...props } attributes={ { word: 'pier' } } /> );
		expect( screen.getByText( 'pier' ) ).toBeInTheDocument();
	} );

	it( 'offers to try again after a failure', async () => {
		const { calls, load } = deferred();
		const Edit = lazyEdit( load, 'toy/boat' );
		render( <Edit { ...props } /> );
		await act( async () => calls[ 0 ]?.reject( new Error( 'offline' ) ) );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await act( async () => calls[ 1 ]?.resolve( { default: Real } ) );
		expect( screen.getByText( 'harbour' ) ).toBeInTheDocument();
	} );

	it( 'keeps an error inside the block and draws it again on request', async () => {
		let isBroken = true;
		const Fragile = ( { attributes }: Props ) => {
			if ( isBroken ) {
				throw new Error( 'broken' );
			}
			return <p>{ attributes.word }</p>;
		};
		const Edit = lazyEdit(
			() => Promise.resolve( { default: Fragile } ),
			'toy/boat'
		);
		render( <Edit { ...props } /> );
		const retry = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		// React reports what the boundary caught.
		expect( console ).toHaveErrored();
		isBroken = false;
		await userEvent.click( retry );
		expect( screen.getByText( 'harbour' ) ).toBeInTheDocument();
	} );

	it( 'links the style sheets once into the document that shows the block', async () => {
		Object.assign( window, {
			mainstreetBlocks: {
				publicPath: 'https://example.org/build/',
				version: '1.2.3',
				isRtl: true,
				blocks: { 'toy/boat': [ 'style', 'editor' ] },
			},
		} );
		const Edit = lazyEdit(
			() => Promise.resolve( { default: Real } ),
			'toy/boat'
		);
		render(
			<>
				<Edit { ...props } />
				<Edit { ...props } />
			</>
		);
		await waitFor( () =>
			expect(
				[ ...document.head.querySelectorAll( 'link' ) ].map(
					( link ) => link.href
				)
			).toEqual( [
				'https://example.org/build/shared/canvas/style-rtl.css?ver=1.2.3',
				'https://example.org/build/blocks/boat/style-rtl.css?ver=1.2.3',
				'https://example.org/build/blocks/boat/editor-rtl.css?ver=1.2.3',
			] )
		);
		expect( document.body.querySelector( 'template' ) ).toBeNull();
	} );
} );
