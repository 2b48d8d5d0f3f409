import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	EditUrlControl,
	EmbedForm,
	InertPreview,
	PreviewFrame,
	StillPreview,
	useEmbed,
} from '@shared/embed-editor';
import { getServiceLabel } from '@shared/embeds';
import { normalize } from '../attributes';
import { icon } from '../icon';
import { readCalendar } from '../read-calendar';
import { HEIGHT_DEFAULT, type Attributes } from '../types';
import { CalendarSettings } from './calendar-settings';
import { Inspector } from './inspector';
import { Instructions, SETTINGS_URL } from './instructions';

const ERROR = () =>
	__(
		"Your calendar couldn't be embedded. Please double check your URL or Embed Code. Please note, you need to use the 'Public URL' or 'Embed Code', the 'Shareable Link' will not work.",
		'mainstreet-blocks'
	);

export default function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< Attributes > ) {
	const calendar = normalize( attributes );
	const embed = useEmbed( {
		saved: attributes.url ?? '',
		resolve: readCalendar,
		onEmbed: setAttributes,
	} );
	const label = getServiceLabel( 'google-calendar' );
	// A post may hold an address that is none of a calendar.
	const isEditing = embed.state !== 'embedded' || ! calendar;
	const hasFailed =
		embed.hasFailed || Boolean( attributes.url && ! calendar );
	const form = {
		label: __( 'Public URL or Embed Code', 'mainstreet-blocks' ),
		error: hasFailed ? ERROR() : undefined,
	};
	return (
		<div
			{ ...useBlockProps( {
				className:
					calendar?.height === HEIGHT_DEFAULT
						? 'has-default-height'
						: undefined,
			} ) }
		>
			<Inspector
				{ ...form }
				text={ embed.text }
				onChange={ embed.setText }
				onSubmit={ embed.submit }
			/>
			{ calendar && (
				<CalendarSettings
					calendar={ calendar }
					onChange={ setAttributes }
				/>
			) }
			{ isEditing ? (
				<EmbedForm
					icon={ icon }
					label={ label }
					instructions={ <Instructions /> }
					fieldLabel={ form.label }
					error={ form.error }
					isCode
					value={ embed.text }
					onChange={ embed.setText }
					onSubmit={ embed.submit }
					onCancel={ calendar ? embed.cancel : undefined }
					help={ { url: SETTINGS_URL, text: label } }
				/>
			) : (
				<>
					<EditUrlControl onEdit={ embed.edit } />
					<StillPreview
						icon={ icon }
						label={ label }
						height={ calendar.height }
					>
						<InertPreview isSelected={ isSelected } label={ label }>
							<PreviewFrame
								service="google-calendar"
								src={ calendar.url }
								title={ label }
								height={ calendar.height }
							/>
						</InertPreview>
					</StillPreview>
				</>
			) }
		</div>
	);
}
