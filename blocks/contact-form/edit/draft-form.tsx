import { TextareaControl } from '@wordpress/components';
import { getBlockType } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DraftButton, getPostData } from '@shared/ai';
import { toRecord, toRecords, toText } from '@shared/guards';

/** Name and attributes of an inner block. */
export type FieldTemplate = [ string, Record< string, unknown > ];

/**
 * Converts a draft to a template of inner blocks. Types without a block are left out.
 *
 * @param draft Response of the server.
 */
export const readFields = ( draft: unknown ): FieldTemplate[] =>
	toRecords( toRecord( draft ).fields )
		.map( ( { type, label, required, options } ): FieldTemplate => [
			`jetpack/field-${ toText( type ) }`,
			{
				label,
				...( required === true && { required } ),
				...( Array.isArray( options ) &&
					options.length > 0 && { options } ),
			},
		] )
		.filter( ( [ name ] ) => getBlockType( name ) );

type Props = {
	/** Inserts the fields and the submit button. */
	onDraft: ( fields: FieldTemplate[] ) => void;
};

/** Form that drafts fields with AI from a sentence. */
export function DraftForm( { onDraft }: Props ) {
	const registry = useRegistry();
	const [ sentence, setSentence ] = useState( '' );
	return (
		<div style={ { marginBlockStart: 16 } }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Describe the form', 'mainstreet-blocks' ) }
				placeholder={ __(
					'For example: book a table, with date, time and number of guests',
					'mainstreet-blocks'
				) }
				rows={ 2 }
				maxLength={ 1000 }
				value={ sentence }
				onChange={ setSentence }
			/>
			<DraftButton
				task="form"
				disabled={ sentence.trim().length < 3 }
				getData={ () => ( {
					post: getPostData( registry ).post ?? 0,
					sentence,
				} ) }
				onDraft={ ( draft ) => onDraft( readFields( draft ) ) }
			/>
		</div>
	);
}
