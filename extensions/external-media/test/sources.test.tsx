import { RichTextToolbarButton } from '@wordpress/block-editor';
import {
	Button,
	MenuItem,
	Toolbar,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { withSources } from '..';
import type { UploadProps } from '../types';

/** Core's, as far as it draws. */
const Core = ( { render: draw }: UploadProps ) => draw( { open } );
const open = jest.fn();
const Upload = withSources( Core );

const show = (
	button: JSX.Element,
	{
		allowedTypes = [ 'image' ],
		mediaSources = [ 'openverse', 'pexels' ],
	} = {}
) => {
	Object.assign( window, { mainstreetBlocks: { mediaSources } } );
	return render(
		<Upload
			allowedTypes={ allowedTypes }
			onSelect={ () => {} }
			render={ () => button }
		/>
	);
};

const getMenu = () => screen.queryByRole( 'button', { expanded: false } );

afterEach( () => open.mockClear() );

test( 'the button of the media library becomes a menu of all libraries, the only button', async () => {
	const user = userEvent.setup();
	show( <Button variant="secondary">Media Library</Button> );
	await user.click( screen.getByRole( 'button' ) );
	expect( screen.getByRole( 'button', { name: 'Media Library' } ) ).toBe(
		screen.getByRole( 'button', { expanded: true } )
	);
	expect(
		screen
			.getAllByRole( 'menuitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'Media Library',
		'Free photos (Openverse)',
		'Free photos (Pexels)',
	] );
	await user.click(
		screen.getByRole( 'menuitem', { name: 'Media Library' } )
	);
	expect( open ).toHaveBeenCalledTimes( 1 );
} );

test( 'it has the look, the name and the reference of a button with a name of its own', () => {
	const reference = createRef< HTMLButtonElement >();
	show(
		<Button
			className="own"
			ref={ reference }
			size="compact"
			variant="primary"
			aria-describedby="why"
		>
			Replace image
		</Button>
	);
	const menu = screen.getByRole( 'button', { name: 'Replace image' } );
	expect( menu ).toHaveClass( 'is-compact', 'is-primary', 'own' );
	expect( menu ).toHaveAttribute( 'aria-describedby', 'why' );
	expect( menu ).toHaveTextContent( 'Replace image' );
	expect( reference.current ).toBe( menu );
} );

test( 'buttons within a box become menus, but for an image that opens the library', async () => {
	const user = userEvent.setup();
	show(
		<div>
			<Button aria-label="Edit" onClick={ open }>
				<img src="data:," alt="" />
			</Button>
			<section>
				<Button onClick={ open }>Replace</Button>
				{ false }
				<Button onClick={ () => {} }>Remove</Button>
			</section>
		</div>
	);
	expect(
		screen
			.getAllByRole( 'button' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ '', 'Replace', 'Remove' ] );
	await user.click( screen.getByRole( 'button', { name: 'Edit' } ) );
	expect( open ).toHaveBeenCalledTimes( 1 );
	await user.click( screen.getByRole( 'button', { name: 'Replace' } ) );
	expect( screen.getAllByRole( 'menuitem' ) ).toHaveLength( 3 );
	await user.click(
		screen.getByRole( 'menuitem', { name: 'Media Library' } )
	);
	expect( open ).toHaveBeenCalledTimes( 2 );
} );

test( 'beside an item of a menu stand more items', () => {
	show( <MenuItem>Open Media Library</MenuItem> );
	expect(
		screen
			.getAllByRole( 'menuitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'Open Media Library',
		'Free photos (Openverse)',
		'Free photos (Pexels)',
	] );
} );

test( 'a button of an icon alone becomes the menu itself', async () => {
	const user = userEvent.setup();
	show( <Button icon="upload" label="Choose logo" /> );
	await user.click( screen.getByRole( 'button' ) );
	expect( screen.getByRole( 'button', { name: 'Choose logo' } ) ).toBe(
		screen.getByRole( 'button', { expanded: true } )
	);
	expect(
		screen
			.getAllByRole( 'menuitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'Media Library',
		'Free photos (Openverse)',
		'Free photos (Pexels)',
	] );
} );

test( 'in a toolbar it is one of its own, also beside a group of somebody’s', async () => {
	const Group = ( { children }: { children: JSX.Element } ) => (
		<ToolbarGroup>{ children }</ToolbarGroup>
	);
	Object.assign( window, {
		mainstreetBlocks: { mediaSources: [ 'openverse' ] },
	} );
	// The toolbar makes up its mind a moment later.
	await act( async () => {
		render(
			<Toolbar label="Block">
				<Upload
					onSelect={ () => {} }
					render={ () => (
						<Group>
							<ToolbarButton>Edit</ToolbarButton>
						</Group>
					) }
				/>
			</Toolbar>
		);
	} );
	// A block may have more than one: each says what it is for.
	const menu = screen.getByRole( 'button', {
		name: 'Other media sources: Edit',
	} );
	expect( menu ).toHaveAttribute( 'data-toolbar-item', 'true' );
	expect( menu ).not.toHaveTextContent( 'Other media' );
} );

test( 'there is none for sounds, in the inserter, and for who may not upload', () => {
	show( <Button>Media</Button>, { allowedTypes: [ 'audio' ] } );
	expect( getMenu() ).toBeNull();
	show( <Button className="block-editor-inserter__media-library-button" /> );
	expect( getMenu() ).toBeNull();
	show( <Button>Media</Button>, { mediaSources: [] } );
	expect( getMenu() ).toBeNull();
} );

test( 'a button of a picture within a line has nothing beside it, which would stand in the text', () => {
	show( <RichTextToolbarButton /> );
	expect( getMenu() ).toBeNull();
} );

test( 'for videos alone there is Google Photos, where the site has it', async () => {
	const user = userEvent.setup();
	show( <Button>Media Library</Button>, {
		allowedTypes: [ 'video' ],
		mediaSources: [ 'openverse', 'google_photos' ],
	} );
	await user.click( screen.getByRole( 'button', { name: 'Media Library' } ) );
	expect(
		screen
			.getAllByRole( 'menuitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Media Library', 'Google Photos' ] );
} );
