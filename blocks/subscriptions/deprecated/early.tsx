import { useBlockProps } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import { toText } from '@shared/guards';
import { TEXTS } from '../constants';
import { writeShortcode } from '../shortcode';
import { readOption, saved } from './read';
import { defineOld } from './schema';

type Old = Record< string, unknown >;

const text = { type: 'string' };
const off = { type: 'boolean', default: false };

/** What today's form has and the early ones lack. */
const REST = { ...TEXTS, buttonOnNewLine: false, showNameField: false };

type Schema = Parameters< typeof defineOld >[ 0 ][ 'attributes' ];

const make = (
	attributes: Schema,
	write: ( old: Old ) => string,
	migrate: ( old: Old ) => Old
) =>
	defineOld< Old >( {
		attributes,
		migrate,
		save: ( { attributes: old } ) => (
			<div { ...useBlockProps.save() }>
				<RawHTML>{ write( old ) }</RawHTML>
			</div>
		),
	} );

/** D1: a button's text and whether to count. */
export const first = make(
	{
		subscribeButton: { ...text, default: TEXTS.submitButtonText },
		showSubscribersTotal: off,
	},
	( { showSubscribersTotal } ) =>
		writeShortcode( {
			show_subscribers_total: showSubscribersTotal,
			show_only_email_and_button: true,
		} ),
	( { subscribeButton, ...old } ) => ( {
		...REST,
		...old,
		submitButtonText: subscribeButton || TEXTS.submitButtonText,
	} )
);

/** The button's text, which stands in the shortcode only where it was the standard one of the site's language. */
const getText = ( old: Old ): unknown =>
	old.submitButtonText ??
	readOption( toText( old.savedText ), 'submit_button_text' ) ??
	TEXTS.submitButtonText;

/** D2: colors of the button. */
export const second = make(
	{
		subscribePlaceholder: { ...text, default: 'Email Address' },
		subscribeButton: text,
		showSubscribersTotal: off,
		...saved,
		submitButtonText: text,
		backgroundButtonColor: text,
		textButtonColor: text,
		customBackgroundButtonColor: text,
		customTextButtonColor: text,
		submitButtonClasses: text,
	},
	( old ) =>
		writeShortcode(
			{
				show_only_email_and_button: true,
				custom_background_button_color: old.customBackgroundButtonColor,
				custom_text_button_color: old.customTextButtonColor,
				submit_button_text: getText( old ),
				submit_button_classes: old.submitButtonClasses,
				show_subscribers_total: old.showSubscribersTotal,
			},
			' '
		),
	( {
		savedText,
		subscribeButton,
		backgroundButtonColor,
		textButtonColor,
		customBackgroundButtonColor,
		customTextButtonColor,
		submitButtonClasses,
		...old
	} ) => ( {
		...REST,
		...old,
		submitButtonText: getText( { ...old, savedText } ),
		buttonOnNewLine: true,
		buttonBackgroundColor: backgroundButtonColor || 'primary',
		textColor: textButtonColor || 'background',
		customButtonBackgroundColor: customBackgroundButtonColor,
		customTextColor: customTextButtonColor,
	} )
);
