import { Button, ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Screen } from './screen';
import type { usePicker } from './use-picker';

type Props = {
	picker: ReturnType< typeof usePicker >;
	/** Whether something was chosen already. */
	isAgain: boolean;
	isDisabled: boolean;
};

const getProgress = ( {
	status,
	isBlocked,
}: Props[ 'picker' ] ): string | null => {
	if ( status !== 'waiting' ) {
		return null;
	}
	return isBlocked
		? __(
				'Your browser did not open the window of Google Photos. Open it with the link, and choose there; what you choose appears here.',
				'mainstreet-blocks'
			)
		: __(
				'Choose in the window of Google Photos, and press “Done” there. What you choose appears here.',
				'mainstreet-blocks'
			);
};

/** The button that leads to Google's window, and what is there while it is open. */
export function Pick( { picker, isAgain, isDisabled }: Props ) {
	const { status, uri, error, choose, cancel } = picker;
	return (
		<Screen
			intro={
				! isAgain &&
				status === 'idle' &&
				__(
					'Google Photos opens in a window of its own. Searching, filtering and your albums are there.',
					'mainstreet-blocks'
				)
			}
			error={ error }
			progress={ getProgress( picker ) }
		>
			{ status === 'waiting' ? (
				<>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ cancel }
					>
						{ __( 'Cancel', 'mainstreet-blocks' ) }
					</Button>
					<ExternalLink href={ uri }>
						{ picker.isBlocked
							? __( 'Open Google Photos', 'mainstreet-blocks' )
							: __(
									'Open the window again',
									'mainstreet-blocks'
								) }
					</ExternalLink>
				</>
			) : (
				// A button of its own: the focus does not stay where another one was.
				<Button
					key="choose"
					__next40pxDefaultSize
					variant={ isAgain ? 'secondary' : 'primary' }
					isBusy={ status === 'opening' }
					disabled={ status === 'opening' || isDisabled }
					accessibleWhenDisabled
					onClick={ choose }
				>
					{ isAgain
						? __(
								'Choose again in Google Photos',
								'mainstreet-blocks'
							)
						: __( 'Choose in Google Photos', 'mainstreet-blocks' ) }
				</Button>
			) }
		</Screen>
	);
}
