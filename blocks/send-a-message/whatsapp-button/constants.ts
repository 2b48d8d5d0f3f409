/**
 * The message of an untouched block, as block.json has it: in one language, because the markup
 * of a post must not depend on who opens it.
 */
export const FIRST_MESSAGE =
	'Hi, I got your WhatsApp information from your website.';
