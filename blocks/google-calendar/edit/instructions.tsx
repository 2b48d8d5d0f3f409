import { ExternalLink } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** How to get what the field asks for, step by step. */
export function Instructions() {
	return (
		<ol className="wp-block-jetpack-google-calendar__steps">
			<li>
				{ createInterpolateElement(
					__(
						'Open the settings of your calendar at <a>Google Calendar</a>.',
						'mainstreet-blocks'
					),
					{
						a: (
							<ExternalLink href="https://calendar.google.com/calendar/r/settings">
								{ null }
							</ExternalLink>
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
