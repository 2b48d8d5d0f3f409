import type { Color } from './types';

/** Colors while nothing is chosen. */
export const DEFAULT_COLORS: Record< Color, string > = {
	backgroundColor: 'ffffff',
	textColor: '4D5055',
	primaryColor: '00A2FF',
};

/** What the calendar's address calls them. */
export const COLOR_PARAMS: Record< Color, string > = {
	backgroundColor: 'background_color',
	textColor: 'text_color',
	primaryColor: 'primary_color',
};

/** `id` of the button in posts. */
export const BUTTON_ID = 'calendly-widget-id';
