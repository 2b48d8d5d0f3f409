<?php
/**
 * The button on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** The link that is drawn, as its attributes and text; nothing else may be there. */
function whatsapp_link( $text, $message, $target = '_self' ) {
	$address = 'https://api.whatsapp.com/send?phone=31612345678&amp;text=' . rawurlencode( $message );
	$saved   = '<!-- wp:jetpack/send-a-message --><div class="wp-block-jetpack-send-a-message"><!-- wp:jetpack/whatsapp-button ' . wp_json_encode( array( 'countryCode' => '31NL', 'phoneNumber' => '6 1234 5678', 'firstMessage' => $message ) ) . ' -->'
		. '<div class="wp-block-jetpack-whatsapp-button is-color-light' . ( '' === $text ? ' has-no-text' : '' ) . '"><a class="whatsapp-block__button" href="' . $address . '" style="background-color:#F4F4F4;color:#465B64" target="' . $target . '" rel="noopener noreferrer">' . $text . '</a></div>'
		. '<!-- /wp:jetpack/whatsapp-button --></div><!-- /wp:jetpack/send-a-message -->';
	$html    = do_blocks( $saved );
	holds_not( '<script', $html );
	$tags = new \WP_HTML_Tag_Processor( $html );
	truly( $tags->next_tag( 'a' ), $html );
	return $tags;
}

test( 'the button is a plain link with the message, without a script', function () {
	$scripts = wp_scripts()->queue;
	$modules = wp_script_modules()->get_queue();
	$link    = whatsapp_link( 'Ask the harbour', 'Is a boat free?' );
	same( 'https://api.whatsapp.com/send?phone=31612345678&text=Is%20a%20boat%20free%3F', $link->get_attribute( 'href' ) );
	same( '_self', $link->get_attribute( 'target' ) );
	same( 'noopener noreferrer', $link->get_attribute( 'rel' ) );
	same( null, $link->get_attribute( 'aria-label' ) );
	$link = whatsapp_link( 'Second', 'A <b>"quoted"</b> & more', '_blank' );
	same( '_blank', $link->get_attribute( 'target' ) );
	parse_str( (string) wp_parse_url( $link->get_attribute( 'href' ), PHP_URL_QUERY ), $query );
	same( 'A <b>"quoted"</b> & more', $query['text'] );
	same( array( $scripts, $modules ), array( wp_scripts()->queue, wp_script_modules()->get_queue() ) );
} );

test( 'a button without a number is not shown', function () {
	foreach ( array( 'phone=', 'phone=&amp;text=Hi' ) as $query ) {
		$html = do_blocks( '<!-- wp:jetpack/whatsapp-button {"countryCode":"31NL"} --><div class="wp-block-jetpack-whatsapp-button is-color-dark"><a class="whatsapp-block__button" href="https://api.whatsapp.com/send?' . $query . '" target="_self" rel="noopener noreferrer">Chat on WhatsApp</a></div><!-- /wp:jetpack/whatsapp-button -->' );
		holds_not( '<a', $html );
		holds_not( 'Chat', $html );
	}
} );

test( 'a button without a text has a name', function () {
	same( 'Chat on WhatsApp', whatsapp_link( '', 'Is a boat free?' )->get_attribute( 'aria-label' ) );
} );
