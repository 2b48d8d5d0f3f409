import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { RenderError } from './render-markdown';

type Problem = RenderError | 'no-source';

function describe( problem: Problem ): string {
	switch ( problem ) {
		case 'too-long':
			return __(
				'This text is too long to format, so visitors see the Markdown source. Split it into several blocks.',
				'mainstreet-blocks'
			);
		case 'failed':
			return __(
				'This text could not be formatted, so visitors see the Markdown source. Your text is safe.',
				'mainstreet-blocks'
			);
		case 'no-source':
			return __(
				'The Markdown source of this block is missing from the post. Anything you write here replaces the text on the page.',
				'mainstreet-blocks'
			);
	}
}

/** Says above the editor what is not as it should be. */
export function SourceNotice( { problem }: { problem: Problem | null } ) {
	return problem ? (
		<Notice status="warning" isDismissible={ false }>
			{ describe( problem ) }
		</Notice>
	) : null;
}
