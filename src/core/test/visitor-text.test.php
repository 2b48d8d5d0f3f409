<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Text\Visitor_Text;

/** Everything a page may do to our markup behind us. */
function pass_filters( $html ) {
	for ( $turn = 0; $turn < 3; $turn++ ) {
		// A shortcode of the page itself, so that core does not leave early.
		$html = do_shortcode( do_blocks( $GLOBALS['wp_embed']->autoembed( $html . '[ms_honest]' ) ) );
	}
	return $html;
}

test( 'what a visitor typed is shown as it was typed, and nothing of it is run', function () {
	$ran = 0;
	add_shortcode( 'ms_probe', function () use ( &$ran ) {
		$ran++;
		return 'RAN';
	} );
	add_shortcode( 'ms_honest', '__return_empty_string' );
	$typed = array(
		'[ms_probe]', '[ms_probe]x[/ms_probe]', '[[ms_probe]]', '&#91;ms_probe&#93;', '&#091;ms_probe&#093;', '&lbrack;ms_probe&rbrack;', '&amp;#91;ms_probe]',
		'<!-- wp:shortcode -->[ms_probe]<!-- /wp:shortcode -->', '<!-- wp:html --><b>x</b><!-- /wp:html -->', '{{name}}', '{table}', "https://example.org/\n",
		'"><script>1</script>', "' onmouseover='1", 'a & b', '0', '',
	);
	foreach ( $typed as $text ) {
		foreach ( array( '<p>%s</p>', '<input value="%s">', "<p>\n%s\n</p>" ) as $frame ) {
			$html = pass_filters( sprintf( $frame, Visitor_Text::escape( $text ) ) );
			same( false, strpos( $html, 'RAN' ), $text );
			same( 0, preg_match( '/<!--|<iframe|<script|<b>/', $html ), $text );
			$page = new \WP_HTML_Tag_Processor( $html );
			$page->next_token();
			$shown = $page->get_attribute( 'value' );
			if ( null === $shown ) {
				$page->next_token();
				$shown = trim( $page->get_modifiable_text() );
			}
			same( trim( $text ), trim( '' === $text && '</p>' === substr( $html, -4 ) ? '' : $shown ), $html );
		}
	}
	same( 0, $ran );
	remove_shortcode( 'ms_probe' );
	remove_shortcode( 'ms_honest' );
} );
