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

test( 'lines of an address, hours and cells of a table stand apart in the plain part', function () {
	$street = '<div>Unit 7</div><div>Old Mill</div><div><span>New Haven</span>, <span>CT</span></div>';
	foreach ( array(
		"<div>$street</div><p>next</p>"                     => "Unit 7\nOld Mill\nNew Haven, CT\n\nnext\n",
		"<p>at</p><div><a href=\"https://m.example/\">$street</a></div>" => "at\n\nUnit 7\nOld Mill\nNew Haven, CT (https://m.example/)\n",
		'<a href="x"><h2>Boats</h2><p>Two</p></a><p>y</p>'  => "Boats\nTwo (x)\n\ny\n",
		'<a href="x">one<br>two</a> three'                  => "one\ntwo (x) three\n",
		'<dl><div><dt>Monday</dt><dd>9–5</dd></div><div><dt>Tuesday</dt><dd>Closed</dd></div></dl>' => "Monday 9–5\nTuesday Closed\n",
		'<table><tr><th>Loaf</th><td>3</td></tr><tr><th>Roll</th><td>1</td></tr></table>' => "Loaf 3\nRoll 1\n",
		'<p>a</p><ul><li>b<ul><li>c</li></ul></li></ul>'    => "a\n\n- b\n- c\n",
	) as $html => $text ) {
		same( $text, Mail_Text::plain( $html ), $html );
	}
} );

test( 'elements that are hidden on the page go with their content', function () {
	foreach ( array(
		'<ul><li>a</li><li class="x" hidden><a href="#p">Print</a></li></ul>' => '<ul><li>a</li></ul>',
		'a<div hidden="until-found"><div>b</div>c</div>d'        => 'ad',
		'a<P HIDDEN=""><b>b</b></P>c'                            => 'ac',
		'a<img hidden src="x">b<br>c'                            => 'ab<br>c',
		'<p style="color:red; DISPLAY : none">a</p>b'            => 'b',
		'<i title="is hidden here" data-hidden aria-hidden="true" class="hidden">a</i>' => '<i title="is hidden here" data-hidden aria-hidden="true" class="hidden">a</i>',
		'<p style="--display:none;display:none-such">a</p>'      => '<p style="--display:none;display:none-such">a</p>',
		// One that is never closed stays.
		'<li hidden>a<p>b</p>'                                   => '<li hidden>a<p>b</p>',
		'1 < 2 <b hidden>x</b>3'                                 => '1 < 2 3',
	) as $html => $left ) {
		same( $left, Mail_Text::remove_hidden( $html ), $html );
	}
	foreach ( array( '<p hidden>', '<p>', '</p>', '<p hidden></p>', '<', '<a ', ' hidden', '<b hidden><i>' ) as $unit ) {
		$text  = str_repeat( $unit, intdiv( 2000000, strlen( $unit ) ) );
		$start = processor_seconds();
		Mail_Text::remove_hidden( $text );
		truly( processor_seconds() - $start < 2, $unit );
	}
} );
