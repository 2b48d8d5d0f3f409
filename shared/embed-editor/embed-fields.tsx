import { Button, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { useFocusInBlock } from './use-focus-in-block';

type Props = {
	label: string;
	/** Placeholder of the field. */
	example?: string;
	value: string;
	onChange: ( value: string ) => void;
	/** Called with the trimmed input, unless it is empty. */
	onSubmit: ( value: string ) => void;
	/** Multiline field, for embed code. */
	isCode?: boolean;
	/** Closes the form, if there was an embed before. */
	onCancel?: () => void;
	/** Why the form is shown, see useFocusInBlock(). */
	arrival?: 'edit' | 'error';
};

/** Field and buttons of the form, for the placeholder and the sidebar. */
export function EmbedFields( {
	label,
	example,
	value,
	onChange,
	onSubmit,
	isCode,
	onCancel,
	arrival,
}: Props ) {
	const ref = useFocusInBlock( arrival );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( value.trim() !== '' ) {
			onSubmit( value.trim() );
		}
	};
	const field = {
		label,
		hideLabelFromVision: true,
		placeholder: example,
		value,
		onChange,
	};
	return (
		// The sidebar is narrow and has no style sheet of the block.
		<form
			ref={ ref }
			onSubmit={ submit }
			style={ {
				alignItems: 'flex-start',
				display: 'flex',
				flexFlow: 'row wrap',
				gap: '8px',
			} }
		>
			{ /* As wide as the field of core's embed. */ }
			<div style={ { flex: '1 1 240px' } }>
				{ isCode ? (
					<TextareaControl
						__nextHasNoMarginBottom
						rows={ 4 }
						{ ...field }
					/>
				) : (
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						{ ...field }
					/>
				) }
			</div>
			<Button __next40pxDefaultSize variant="primary" type="submit">
				{ __( 'Embed', 'mainstreet-blocks' ) }
			</Button>
			{ onCancel && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onCancel }
				>
					{ __( 'Cancel', 'mainstreet-blocks' ) }
				</Button>
			) }
		</form>
	);
}
