import { ExternalLink } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

export const SETTINGS_URL = 'https://calendar.google.com/calendar/r/settings';

/**
 * How to get what the field asks for, step by step. In a placeholder no link stands before the field: Tab leads from the block
 * to a field, but not past a link.
 */
export function Instructions( { isLinked }: { isLinked?: boolean } ) {
	return (
		<ol className="wp-block-jetpack-google-calendar__steps">
			<li>
				{ createInterpolateElement(
					__(
						'Open the settings of your calendar in <a>Google Calendar</a>.',
						'mainstreet-blocks'
					),
					{
						a: isLinked ? (
							<ExternalLink href={ SETTINGS_URL }>
								{ null }
							</ExternalLink>
						) : (
							<span />
						),
					}
				) }
			</li>
			<li>
				{ __(
					'Under “Access permissions”, make it available to the public.',
					'mainstreet-blocks'
				) }
			</li>
			<li>
				{ __(
					'Under “Integrate calendar”, copy the “Public URL” or the “Embed Code”, and paste it here.',
					'mainstreet-blocks'
				) }
			</li>
		</ol>
	);
}
