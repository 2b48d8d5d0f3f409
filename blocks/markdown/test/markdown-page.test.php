<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** A block with a footnote, as it is saved. */
function markdown_note( $name ) {
	return '<!-- wp:jetpack/markdown {"source":"' . $name . '[^1]\n\n[^1]: Note of ' . $name . '."} --><div class="wp-block-jetpack-markdown"><p>' . $name . '<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><section class="footnotes"><ol class="footnotes-list"><li id="fn1" class="footnote-item"><p>Note of ' . $name . '. <a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section></div><!-- /wp:jetpack/markdown -->';
}

test( 'footnotes of two blocks on one page lead to their own notes', function () {
	// Other tests drew notes before: the first of a page keeps its anchors, and that page is over.
	$html = do_blocks( markdown_note( 'Salt' ) . markdown_note( 'Sand' ) );
	preg_match_all( '/ (id|href)="(#?fn[^"]*)"/', $html, $found );
	same( 8, count( $found[2] ) );
	list( $first, $second ) = array_chunk( $found[2], 4 );
	foreach ( array( $first, $second ) as $block ) {
		sort( $block );
		list( $to_note, $back, $note, $mark ) = $block;
		same( array( '#' . $note, '#' . $mark ), array( $to_note, $back ) );
	}
	same( array(), array_intersect( $first, $second ) );
	holds_not( 'mainstreet-blocks', $html );
} );
