import { Button, TextareaControl } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { _n, __, sprintf } from '@wordpress/i18n';
import { canDraft, DraftButton, getPostData } from '@shared/ai';
import { toRecord, toText } from '@shared/guards';
import { countRemaining } from './message';

type Props = {
	message: string;
	/** Characters it may have. */
	maxLength: number;
	disabled: boolean;
	/** Whether changes are undone with the post. The message of a published post is not part of it. */
	hasUndo: boolean;
	onChange: ( message: string ) => void;
};

/** Drafts the message. Where the editor cannot undo that, a button does. */
function MessageDraft( {
	message,
	maxLength,
	disabled,
	hasUndo,
	onChange,
}: Props ) {
	const registry = useRegistry();
	const [ previous, setPrevious ] = useState< string | null >( null );
	return (
		<>
			<DraftButton
				task="share-message"
				disabled={ disabled }
				getData={ () => ( {
					...getPostData( registry ),
					length: maxLength,
				} ) }
				onDraft={ ( draft ) => {
					setPrevious( hasUndo ? null : message );
					onChange( toText( toRecord( draft ).text ) );
				} }
			/>
			{ previous !== null && (
				<Button
					variant="link"
					style={ { marginBlockStart: 8, minHeight: 24 } }
					onClick={ () => {
						onChange( previous );
						setPrevious( null );
					} }
				>
					{ __( 'Undo', 'mainstreet-blocks' ) }
				</Button>
			) }
		</>
	);
}

/** The message field, with the number of characters left. */
export function MessageField( props: Props ) {
	const { message, maxLength, disabled, onChange } = props;
	const left = countRemaining( message, maxLength );
	return (
		<div style={ { marginBlock: 16 } }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Message', 'mainstreet-blocks' ) }
				placeholder={ __(
					'Defaults to the post title',
					'mainstreet-blocks'
				) }
				help={ sprintf(
					/* translators: %d: number of characters. */
					_n(
						'%d character remaining',
						'%d characters remaining',
						left,
						'mainstreet-blocks'
					),
					left
				) }
				rows={ 4 }
				value={ message }
				disabled={ disabled }
				onChange={ onChange }
			/>
			{ canDraft( 'text' ) && <MessageDraft { ...props } /> }
		</div>
	);
}
