import { RichTextToolbarButton } from '@wordpress/block-editor';
import {
	Button,
	MenuItem,
	Toolbar,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const getMenu = () => screen.queryByRole( 'button', { name: 'Select media' } );

test( 'beside a button stands a menu with the media library and the others', async () => {
	const user = userEvent.setup();
	show( <Button>Media</Button> );
	await user.click( screen.getByRole( 'button', { name: 'Select media' } ) );
	expect(
		screen
			.getAllByRole( 'menuitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Media Library', 'Openverse', 'Pexels' ] );
	await user.click(
		screen.getByRole( 'menuitem', { name: 'Media Library' } )
	);
	expect( open ).toHaveBeenCalledTimes( 1 );
} );

test( 'it looks as the button beside it, but is never the main one', () => {
	show(
		<Button size="compact" variant="tertiary">
			Media
		</Button>
	);
	expect( getMenu() ).toHaveClass( 'is-compact', 'is-tertiary' );
	cleanup();
	show( <Button variant="primary">Media</Button> );
	expect( getMenu() ).toHaveClass( 'is-secondary' );
} );

test( 'beside an item of a menu stand more items', () => {
	show( <MenuItem>Open Media Library</MenuItem> );
	expect(
		screen
			.getAllByRole( 'menuitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Open Media Library', 'Openverse', 'Pexels' ] );
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
	).toEqual( [ 'Media Library', 'Openverse', 'Pexels' ] );
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
	const menu = screen.getByRole( 'button', { name: 'Select media: Edit' } );
	expect( menu ).toHaveAttribute( 'data-toolbar-item', 'true' );
	expect( menu ).not.toHaveTextContent( 'Select media' );
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
	show( <Button>Media</Button>, {
		allowedTypes: [ 'video' ],
		mediaSources: [ 'openverse', 'google_photos' ],
	} );
	await user.click( screen.getByRole( 'button', { name: 'Select media' } ) );
	expect(
		screen
			.getAllByRole( 'menuitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Media Library', 'Google Photos' ] );
} );
