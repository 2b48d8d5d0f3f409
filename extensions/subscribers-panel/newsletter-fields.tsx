import { SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Choices } from './use-sending';

type TextsProps = {
	title: string;
	subject: string;
	preview: string;
	onChange: ( choices: Partial< Choices > ) => void;
};

/** Fields for subject and preview text; default: those of the post. */
export function LetterTexts( {
	title,
	subject,
	preview,
	onChange,
}: TextsProps ) {
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Email subject', 'mainstreet-blocks' ) }
				dir="auto"
				maxLength={ 200 }
				placeholder={ title }
				value={ subject }
				onChange={ ( text ) => onChange( { subject: text } ) }
				help={ __(
					'Leave empty to use the post title.',
					'mainstreet-blocks'
				) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Preview text', 'mainstreet-blocks' ) }
				dir="auto"
				maxLength={ 200 }
				value={ preview }
				onChange={ ( text ) => onChange( { preview: text } ) }
				help={ __(
					'Shown next to the subject in the inbox. Leave empty to use the beginning of the post.',
					'mainstreet-blocks'
				) }
			/>
		</>
	);
}

type TimeProps = {
	/** Time of the site such as `2026-11-24T08:00`; '' for the first choice. */
	time: string;
	/** Label of the first option. */
	soon: string;
	onChange: ( time: string ) => void;
};

/** When the email is sent: soon, or at a chosen time. */
export function SendingTime( { time, soon, onChange }: TimeProps ) {
	const [ isOpen, setIsOpen ] = useState( time !== '' );
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Send time', 'mainstreet-blocks' ) }
				value={ isOpen ? 'later' : '' }
				options={ [
					{ value: '', label: soon },
					{
						value: 'later',
						label: __( 'At a specific time', 'mainstreet-blocks' ),
					},
				] }
				onChange={ ( value ) => {
					setIsOpen( value === 'later' );
					if ( value !== 'later' ) {
						onChange( '' );
					}
				} }
			/>
			{ isOpen && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="datetime-local"
					label={ __( 'Date and time', 'mainstreet-blocks' ) }
					value={ time }
					onChange={ onChange }
					help={ __(
						'In the site’s time zone.',
						'mainstreet-blocks'
					) }
				/>
			) }
		</>
	);
}
