import { initBlocks } from '@shared/view/init-blocks';
import { describeNow } from './open-now';

/** Writes whether it is open now, by the clock of the site and not of the page, which a cache may have kept for days. */
function tell( line: HTMLElement ): void {
	try {
		const { opening, sentences } = JSON.parse(
			line.dataset.mainstreetHours ?? ''
		);
		const { isOpen, text } = describeNow( opening, sentences, Date.now() );
		line.classList.toggle( 'is-open', isOpen );
		line.textContent = text;
	} catch {
		// Somebody changed the page, or the browser does not know the time zone: nothing is said.
		line.textContent = '';
	}
}

const LINES = '.jetpack-business-hours__now';

function tellAll(): void {
	document.querySelectorAll< HTMLElement >( LINES ).forEach( tell );
}

function follow(): void {
	tellAll();
	setTimeout( follow, 60_000 - ( Date.now() % 60_000 ) );
}

follow();
// Timers stand still in the back/forward cache, and go on where they stood.
addEventListener( 'pageshow', tellAll );
// Lines that come later, on the next page of a Query Loop.
initBlocks( LINES, tell );
