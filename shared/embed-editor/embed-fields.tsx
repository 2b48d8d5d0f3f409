import { Button, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { useFocusInBlock } from './use-focus-in-block';

type Props = {
	label: string;
	/** Example of what is entered. */
	example?: string;
	value: string;
	onChange: ( value: string ) => void;
	/** Called with what is in the field, trimmed, unless that is nothing. */
	onSubmit: ( value: string ) => void;
	/** More lines, for embed code. */
	isCode?: boolean;
	/** Closes the form again, where an embed was there before. */
	onCancel?: () => void;
	/** What it comes for in a block, see useFocusInBlock(). */
	arrival?: 'edit' | 'error';
};

/** Field and buttons of the form, in the placeholder and, where a block has it there, too, in the sidebar. */
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
		// In the sidebar there is no room for a row, and no style sheet of ours.
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
