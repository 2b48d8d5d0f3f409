import { openPopup, watchPopup } from '@shared/popup';

/** Milliseconds between looks whether a window is still there (part 3, section 9). */
const LOOK = 500;

/**
 * Opens a popup and watches it until it is closed or reports a connected account.
 *
 * @param url     Where it leads.
 * @param onClose Called once, when it is closed.
 * @return Ends looking; null where the browser opens no window.
 */
export function watchWindow(
	url: string,
	onClose: () => void
): ( () => void ) | null {
	const popup = openPopup( url );
	return popup && watchPopup( popup, () => onClose(), LOOK );
}
