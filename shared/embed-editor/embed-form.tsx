import { ExternalLink, Notice, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import { EmbedFields } from './embed-fields';

type Props = {
	icon: ReactElement;
	label: string;
	/** What to enter; a sentence, or a list of steps. */
	instructions: ReactNode;
	/** Name of the field, for those who can't see the instructions beside it. */
	fieldLabel: string;
	/** Example of what is entered. */
	example?: string;
	value: string;
	onChange: ( value: string ) => void;
	/** Called with what is in the field, trimmed, unless that is nothing. */
	onSubmit: ( value: string ) => void;
	/** More lines, for embed code. */
	isCode?: boolean;
	/** Sentence saying what is wrong with what was entered; it stays in the field. */
	error?: string;
	/** Puts what is in the field into a paragraph instead; offered beside the error. */
	onConvertToLink?: () => void;
	/** Closes the form again, where an embed was there before. */
	onCancel?: () => void;
	help?: { url: string; text: string };
	/** Further links, such as “Sign up”. */
	children?: ReactNode;
};

/** What the form comes for, see useFocusInBlock(). */
const getArrival = ( isEditing: boolean, hasFailed: boolean ) => {
	if ( hasFailed ) {
		return 'error';
	}
	return isEditing ? 'edit' : undefined;
};

/** Asks for the address or code of something to embed. */
export function EmbedForm( {
	icon,
	label,
	instructions,
	fieldLabel,
	example,
	value,
	onChange,
	onSubmit,
	isCode,
	error,
	onConvertToLink,
	onCancel,
	help,
	children,
}: Props ) {
	return (
		<Placeholder
			icon={ icon }
			label={ label }
			instructions={
				typeof instructions === 'string' ? instructions : undefined
			}
			className="mainstreet-embed-form"
			notices={
				error ? (
					<Notice
						status="error"
						isDismissible={ false }
						actions={
							onConvertToLink
								? [
										{
											label: __(
												'Convert block to link',
												'mainstreet-blocks'
											),
											onClick: onConvertToLink,
										},
									]
								: []
						}
					>
						{ error }
					</Notice>
				) : undefined
			}
		>
			{ typeof instructions === 'string' ? null : instructions }
			<EmbedFields
				label={ fieldLabel }
				example={ example }
				value={ value }
				onChange={ onChange }
				onSubmit={ onSubmit }
				isCode={ isCode }
				onCancel={ onCancel }
				arrival={ getArrival( Boolean( onCancel ), Boolean( error ) ) }
			/>
			{ ( help || children ) && (
				<div className="components-placeholder__learn-more">
					{ help && (
						<ExternalLink href={ help.url }>
							{ help.text }
						</ExternalLink>
					) }
					{ children }
				</div>
			) }
		</Placeholder>
	);
}
