import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';

type Props = {
	/** What this step is about. */
	intro: string | false;
	/** What went wrong. */
	error: string | null;
	/** What is under way; said aloud. */
	progress: string | false | null;
	/** The buttons. */
	children: ReactNode;
};

/** A step on the way to Google's pictures. The progress stands below the buttons: they stay where they were pressed. */
export const Screen = ( { intro, error, progress, children }: Props ) => (
	<div className="mainstreet-external-media__screen">
		{ intro && <p>{ intro }</p> }
		{ error && (
			<Notice status="error" isDismissible={ false }>
				{ error }
			</Notice>
		) }
		<div className="mainstreet-external-media__buttons">{ children }</div>
		<p role="status" className="mainstreet-external-media__note">
			{ progress }
		</p>
	</div>
);
