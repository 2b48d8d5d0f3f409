/** `id` of the button in posts. */
export const BUTTON_ID = 'eventbrite-widget-id';
