import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { EmbedForm, EmbedLoading, InertPreview, useEmbed } from '..';

const icon = <svg />;

type Read = ( typed: string ) => string | null | Promise< string | null >;

/** A block with one address; beside it stand what its sidebar would say, and the way back of the editor. */
function Block( {
	read,
	first = '',
	clears = false,
}: {
	read: Read;
	first?: string;
	/** Whether what can't be embedded takes out what was there. */
	clears?: boolean;
} ) {
	const [ saved, setSaved ] = useState( first );
	const embed = useEmbed< string >( {
		saved,
		resolve: read,
		onEmbed: setSaved,
		onFail: clears ? () => setSaved( '' ) : undefined,
	} );
	return (
		<>
			<Shown saved={ saved } embed={ embed } />
			<p>
				{ embed.hasFailed ? 'wrong: ' : 'fine: ' }
				{ embed.text }
			</p>
			<button onClick={ () => setSaved( first ) }>Undo</button>
		</>
	);
}

type ShownProps = {
	saved: string;
	embed: ReturnType< typeof useEmbed< string > >;
};

function Shown( { saved, embed }: ShownProps ) {
	if ( embed.state === 'resolving' ) {
		return <EmbedLoading />;
	}
	return embed.state === 'embedded' ? (
		<p>
			Shows { saved } <button onClick={ embed.edit }>Edit</button>
		</p>
	) : (
		<EmbedForm
			icon={ icon }
			label="Block"
			instructions="Paste it."
			fieldLabel="URL"
			value={ embed.text }
			onChange={ embed.setText }
			onSubmit={ embed.submit }
			onCancel={ embed.cancel }
			error={ embed.hasFailed ? 'It could not be embedded.' : undefined }
			onConvertToLink={ () => {} }
		/>
	);
}

const field = () => screen.getByRole( 'textbox', { name: 'URL' } );

describe( 'An embed in the editor', () => {
	it( 'shows what was typed, trimmed', async () => {
		render( <Block read={ ( typed ) => typed } /> );
		await userEvent.type( field(), '  https://a.example/ ' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Embed' } )
		);
		expect(
			screen.getByText( /Shows https:\/\/a\.example\// )
		).toBeVisible();
	} );

	it( 'embeds nothing while nothing is typed', async () => {
		const read = jest.fn( () => 'x' );
		render( <Block read={ read } /> );
		await userEvent.type( field(), '   {Enter}' );
		expect( read ).not.toHaveBeenCalled();
	} );

	it( 'keeps what was typed when it can’t be embedded, and says so', async () => {
		render( <Block read={ () => null } first="old" /> );
		await userEvent.click( screen.getByRole( 'button', { name: 'Edit' } ) );
		await userEvent.clear( field() );
		await userEvent.type( field(), 'nonsense{Enter}' );
		expect( field() ).toHaveValue( 'nonsense' );
		expect(
			screen.getByText( 'It could not be embedded.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Convert block to link' } )
		).toBeVisible();
	} );

	it( 'waits for the server', async () => {
		let answer: ( value: string | null ) => void = () => {};
		render(
			<Block
				read={ () =>
					new Promise( ( resolve ) => ( answer = resolve ) )
				}
			/>
		);
		await userEvent.type( field(), 'x{Enter}' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Embedding…'
		);
		await act( async () => answer( 'y' ) );
		expect( screen.getByText( /Shows y/ ) ).toBeVisible();
	} );

	it( 'goes back to what was there by Cancel', async () => {
		render( <Block read={ ( typed ) => typed } first="old" /> );
		await userEvent.click( screen.getByRole( 'button', { name: 'Edit' } ) );
		await userEvent.type( field(), 'er' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Cancel' } )
		);
		expect( screen.getByText( /Shows old/ ) ).toBeVisible();
	} );

	it( 'says nothing more of what was wrong after Cancel', async () => {
		render( <Block read={ () => null } first="old" /> );
		await userEvent.click( screen.getByRole( 'button', { name: 'Edit' } ) );
		await userEvent.clear( field() );
		await userEvent.type( field(), 'nonsense{Enter}' );
		expect( screen.getByText( 'wrong: nonsense' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Cancel' } )
		);
		expect( screen.getByText( /Shows old/ ) ).toBeVisible();
		expect( screen.getByText( 'fine: old' ) ).toBeVisible();
	} );

	it( 'shows again what undo brings back', async () => {
		render( <Block read={ () => null } first="old" clears /> );
		await userEvent.click( screen.getByRole( 'button', { name: 'Edit' } ) );
		await userEvent.type( field(), 'er{Enter}' );
		expect( screen.getByText( 'wrong: older' ) ).toBeVisible();
		await userEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( screen.getByText( /Shows old/ ) ).toBeVisible();
		expect( screen.getByText( 'fine: old' ) ).toBeVisible();
	} );

	it( 'keeps the focus in the block when its form is sent, and gives it to the field that is opened', async () => {
		dispatch( blockEditorStore ).selectBlock( 'one' );
		render(
			<div data-block="one" data-testid="block" tabIndex={ 0 }>
				<Block
					read={ ( typed ) => ( typed === 'bad' ? null : typed ) }
				/>
			</div>
		);
		const block = screen.getByTestId( 'block' );
		await userEvent.type( field(), 'bad{Enter}' );
		expect( field() ).toHaveFocus();
		await userEvent.clear( field() );
		await userEvent.type( field(), 'good{Enter}' );
		expect( screen.getByText( /Shows good/ ) ).toBeVisible();
		expect( block ).toHaveFocus();
		await userEvent.click( screen.getByRole( 'button', { name: 'Edit' } ) );
		expect( field() ).toHaveFocus();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Cancel' } )
		);
		expect( block ).toHaveFocus();
	} );

	it( 'has a preview that is still until it is pressed, and again when the block is left', async () => {
		const { rerender } = render(
			<InertPreview isSelected label="Map">
				<a href="#x">inside</a>
			</InertPreview>
		);
		const cover = () =>
			screen.queryByRole( 'button', {
				name: 'Interact with the preview: Map',
			} );
		const content = () => screen.getByText( 'inside' ).parentElement;
		expect( content() ).toHaveAttribute( 'inert' );
		await userEvent.click( cover() as Element );
		expect( content() ).not.toHaveAttribute( 'inert' );
		expect( cover() ).toBeNull();
		// The button that had the focus is gone.
		expect( content() ).toHaveFocus();
		rerender(
			<InertPreview isSelected={ false } label="Map">
				<a href="#x">inside</a>
			</InertPreview>
		);
		expect( content() ).toHaveAttribute( 'inert' );
	} );
} );
