import type { BlockEditProps } from '@wordpress/blocks';
import { useState } from '@wordpress/element';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import { showSetting } from '@tests/jest/show-setting';
import { normalize } from '../attributes';
import Edit from '../edit';
import type { Attributes } from '../types';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );
const mockInsert = jest.fn();
jest.mock( '@wordpress/data', () => {
	const data = jest.requireActual( '@wordpress/data' );
	return {
		...data,
		useSelect: () => false,
		dispatch: ( store: unknown ) =>
			store === 'editor'
				? { insertBlock: mockInsert }
				: data.dispatch( store ),
	};
} );
jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object ) => ( {
		name,
		attributes,
	} ),
} ) );
jest.mock( '@wordpress/block-editor', () => {
	const Children = ( { children }: { children: React.ReactNode } ) => (
		<aside>{ children }</aside>
	);
	return {
		store: 'editor',
		useBlockProps: ( props: object ) => ( {
			...props,
			'data-testid': 'block',
		} ),
		useInnerBlocksProps: ( props: object ) => props,
		BlockControls: Children,
		InspectorControls: Children,
		useBlockEditContext: () => ( { clientId: 'test' } ),
	};
} );

jest.mock( '@shared/post-editor', () => ( {
	usePost: ( _names: unknown, read: ( post: object ) => unknown ) =>
		read( { getCurrentPostAttribute: () => mockModified } ),
} ) );

/** When the post was last saved. */
let mockModified = '2026-10-01T10:00:00';
const request = jest.mocked( apiFetch );

const FEW =
	"Preview unavailable: you haven't published enough posts with similar content.";

const makePost = ( id: number ) => ( {
	id,
	url: `https://example.org/?p=${ id }`,
	title: `<b>Post ${ id }</b> & more`,
	date: 'October 1, 2026',
	context: 'In "Bread"',
	author: 'Anna',
	img: { src: 'https://example.org/a.png', alt_text: 'Loaf' },
} );

/** Draws the edit with attributes that change as in the editor. */
function draw( context: unknown = { postId: 7, postType: 'post' } ) {
	const onChange = jest.fn();
	function Editor() {
		const [ attributes, setState ] = useState< Attributes >(
			normalize( {} )
		);
		const props = {
			attributes,
			context,
			isSelected: true,
			clientId: 'test',
			setAttributes: ( changed: Partial< Attributes > ) => {
				onChange( changed );
				setState( ( before ) => ( { ...before, ...changed } ) );
			},
		};
		// The rest of the props of an edit is not used by ours.
		return (
			<Edit { ...( props as unknown as BlockEditProps< Attributes > ) } />
		);
	}
	const { rerender } = render( <Editor /> );
	/** As when the post has been saved. */
	const save = () => {
		mockModified += '0';
		rerender( <Editor /> );
	};
	return { onChange, save };
}

describe( 'Related posts in the editor', () => {
	beforeEach( () => request.mockReset() );

	it( 'asks for nothing where there is no post, and says why', () => {
		draw( { postType: 'wp_template', postId: 'theme//single' } );
		expect(
			screen.getByText( 'Preview unavailable in site editor.' )
		).toBeVisible();
		draw( { postType: 'wp_template_part', postId: 5 } );
		expect( request ).not.toHaveBeenCalled();
	} );

	it( 'says that there are too few, in as many places as are wanted', async () => {
		request.mockResolvedValue( [] );
		draw();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Loading…' );
		expect( await screen.findByText( FEW ) ).toBeVisible();
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 3 );
		expect( request ).toHaveBeenCalledWith( {
			path: '/wpcom/v2/related-posts/7',
		} );
	} );

	it( 'tells a failed request from too few posts, and asks again', async () => {
		request.mockRejectedValueOnce( new Error( 'x' ) );
		draw();
		const again = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		expect(
			screen.getAllByText( 'Could not load the related posts.' )
		).not.toHaveLength( 0 );
		expect( screen.queryByText( FEW ) ).not.toBeInTheDocument();
		request.mockResolvedValueOnce( [ makePost( 3 ) ] );
		await userEvent.click( again );
		expect(
			await screen.findByText( '<b>Post 3</b> & more' )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Try again' } )
		).not.toBeInTheDocument();
		expect( request ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'asks again when the post was saved, and shows what it has till then', async () => {
		request.mockResolvedValueOnce( [] );
		const { save } = draw();
		await screen.findByText( FEW );

		request.mockResolvedValueOnce( [ makePost( 3 ) ] );
		save();
		expect( screen.queryByRole( 'status' ) ).not.toBeInTheDocument();
		expect(
			await screen.findByText( '<b>Post 3</b> & more' )
		).toBeVisible();

		request.mockRejectedValueOnce( new Error( 'x' ) );
		save();
		await waitFor( () => expect( request ).toHaveBeenCalledTimes( 3 ) );
		await request.mock.results[ 2 ]?.value.catch( () => undefined );
		expect( screen.getByText( '<b>Post 3</b> & more' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Try again' } )
		).not.toBeInTheDocument();
	} );

	it( 'shows what the settings say, of as many as they say', async () => {
		request.mockResolvedValue( [ 1, 2, 3, 4, 5, 6, 7 ].map( makePost ) );
		const { onChange } = draw();
		await screen.findByText( '<b>Post 1</b> & more' );
		expect( screen.getAllByText( 'October 1, 2026' ) ).toHaveLength( 3 );
		expect( screen.queryByText( 'Anna' ) ).not.toBeInTheDocument();
		for ( const name of [
			'Display date',
			'Display author',
			'Display context (category or tag)',
		] ) {
			await showSetting( 'Settings', name );
		}
		for ( const name of [
			'Display thumbnails',
			'Display date',
			'Display author',
			'Display context (category or tag)',
		] ) {
			await userEvent.click( screen.getByRole( 'checkbox', { name } ) );
		}
		expect( screen.queryByText( 'October 1, 2026' ) ).toBeNull();
		expect( screen.getAllByText( 'Anna' ) ).toHaveLength( 3 );
		expect( screen.getAllByText( 'In "Bread"' ) ).toHaveLength( 3 );
		expect( screen.getAllByAltText( 'Loaf' ) ).toHaveLength( 3 );

		const count = screen.getByRole( 'spinbutton', {
			name: 'Number of posts',
		} );
		await userEvent.clear( count );
		await userEvent.type( count, '6' );
		expect( screen.getAllByText( 'Anna' ) ).toHaveLength( 6 );
		expect( count ).toHaveAttribute( 'max', '6' );

		await userEvent.click(
			screen.getByRole( 'button', { name: 'List view' } )
		);
		expect( onChange ).toHaveBeenLastCalledWith( { postLayout: 'list' } );
		expect( screen.getByTestId( 'block' ) ).toHaveAttribute(
			'data-layout',
			'list'
		);
	} );

	it( 'offers a heading, and names it', async () => {
		request.mockResolvedValue( [] );
		draw();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Add heading' } )
		);
		expect( mockInsert ).toHaveBeenCalledWith(
			{
				name: 'core/heading',
				attributes: { level: 3, placeholder: 'Related posts' },
			},
			0,
			'test'
		);
	} );

	it( 'takes whatever the server answers', async () => {
		request.mockResolvedValue( { posts: 'x' } );
		draw();
		expect( await screen.findByText( FEW ) ).toBeVisible();
	} );
} );
