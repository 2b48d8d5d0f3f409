<?php
/**
 * Plain parts of mails, and lines such as titles, with `<` in them.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Mail\Mail_Text;

test( 'a bracket that begins no tag is text in the plain part of a mail', function () {
	foreach ( array(
		'<p>Kinder <6 & >2</p>'            => "Kinder <6 & >2\n",
		'<p>under <5</p><p>next</p>'       => "under <5\n\nnext\n",
		'<p>a &lt;ash&gt; b</p>'           => "a <ash> b\n",
		'<p>&lt;script&gt; is a word</p>'  => "<script> is a word\n",
		'<p>x <!-- y</p>'                  => "x <!-- y\n",
		'<script>alert(1)</script><p>b</p>' => "b\n",
		'<<b>c</b>'                        => "<c\n",
		'<my-own>d</my-own>'               => "d\n",
	) as $html => $text ) {
		same( $text, Mail_Text::plain( $html ), $html );
	}
} );

test( 'a title is one line with every bracket that begins no tag', function () {
	foreach ( array(
		'Kinder <6 & >2'                => 'Kinder <6 & >2',
		'Kinder &#060;6'                => 'Kinder <6',
		'one piece of <ash>'            => 'one piece of <ash>',
		'<em>a</em> &lt;b&gt;'          => 'a <b>',
		'x <!-- y'                      => 'x <!-- y',
		'<script>alert(1)</script>name' => 'name',
	) as $html => $text ) {
		same( $text, Mail_Text::line( $html ), $html );
	}
	// What is cut within a tag is no text.
	holds_not( '<a href', Mail_Text::line( str_repeat( 'x', Mail_Text::LINE - 5 ) . '<a href="https://example.org/">y</a>' ) );
} );
