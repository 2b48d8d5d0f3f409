import { Button, Placeholder, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { icon } from '../icon';

/** Asks for the name of the newsletter; what is typed counts once the form is added. */
export function UsernameForm( {
	onAdd,
}: {
	onAdd: ( username: string ) => void;
} ) {
	const [ typed, setTyped ] = useState( '' );
	const username = typed.trim();
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Revue', 'mainstreet-blocks' ) }
			instructions={ __(
				'Enter the username your newsletter had on Revue.',
				'mainstreet-blocks'
			) }
		>
			<form
				className="mainstreet-field-row"
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( username ) {
						onAdd( username );
					}
				} }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Revue username', 'mainstreet-blocks' ) }
					value={ typed }
					onChange={ setTyped }
				/>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					disabled={ ! username }
					accessibleWhenDisabled
				>
					{ __( 'Add Form', 'mainstreet-blocks' ) }
				</Button>
			</form>
		</Placeholder>
	);
}
