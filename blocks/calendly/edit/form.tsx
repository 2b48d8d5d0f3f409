import { __ } from '@wordpress/i18n';
import { EmbedForm } from '@shared/embed-editor';
import { icon } from '../icon';

type Props = {
	embed: {
		text: string;
		setText: ( text: string ) => void;
		submit: ( typed: string ) => unknown;
		hasFailed: boolean;
		cancel?: () => void;
	};
};

/** Asks for the calendar. */
export function CalendlyForm( { embed }: Props ) {
	return (
		<EmbedForm
			icon={ icon }
			label={ __( 'Calendly', 'mainstreet-blocks' ) }
			instructions={ __(
				'Paste your Calendly page URL or embed code.',
				'mainstreet-blocks'
			) }
			fieldLabel={ __(
				'Calendly URL or embed code',
				'mainstreet-blocks'
			) }
			example="https://calendly.com/your-name/30min"
			value={ embed.text }
			onChange={ embed.setText }
			onSubmit={ embed.submit }
			error={
				embed.hasFailed
					? __(
							"Your calendar couldn't be embedded. Please double check your URL or code.",
							'mainstreet-blocks'
						)
					: undefined
			}
			onCancel={ embed.cancel }
			help={ {
				url: 'https://calendly.com/help/how-to-add-calendly-to-your-website',
				text: __( 'How to find it', 'mainstreet-blocks' ),
			} }
		/>
	);
}
