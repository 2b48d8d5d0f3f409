import { ExternalLink, Notice, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import { EmbedFields } from './embed-fields';

type Props = {
	icon: ReactElement;
	label: string;
	/** Instructions: a sentence or a list of steps. */
	instructions: ReactNode;
	/** Accessible name of the field. */
	fieldLabel: string;
	/** Placeholder of the field. */
	example?: string;
	value: string;
	onChange: ( value: string ) => void;
	/** Called with the trimmed input, unless it is empty. */
	onSubmit: ( value: string ) => void;
	/** Multiline field, for embed code. */
	isCode?: boolean;
	/** Error message; the input stays in the field. */
	error?: string;
	/** Converts the input to a paragraph; offered beside the error. */
	onConvertToLink?: () => void;
	/** Closes the form, if there was an embed before. */
	onCancel?: () => void;
	help?: { url: string; text: string };
	/** Further links, such as “Sign up”. */
	children?: ReactNode;
};

/** Why the form is shown, see useFocusInBlock(). */
const getArrival = ( isEditing: boolean, hasFailed: boolean ) => {
	if ( hasFailed ) {
		return 'error';
	}
	return isEditing ? 'edit' : undefined;
};

/** Placeholder with a form for a URL or embed code. */
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
