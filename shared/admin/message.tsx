import { Notice } from '@wordpress/components';

export type Outcome = { isBad: boolean; text: string };

type Props = { outcome: Outcome | null; onDismiss: () => void };

/** Result of the last action, announced to screen readers. */
export function Message( { outcome, onDismiss }: Props ) {
	return (
		outcome && (
			<Notice
				// Announces the same text again.
				key={ outcome.text }
				className="mainstreet-screen__message"
				status={ outcome.isBad ? 'error' : 'success' }
				politeness={ outcome.isBad ? 'assertive' : 'polite' }
				onRemove={ onDismiss }
			>
				{ outcome.text }
			</Notice>
		)
	);
}
