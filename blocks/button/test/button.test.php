<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

function button( array $attributes ) {
	return do_blocks( '<!-- wp:jetpack/button ' . serialize_block_attributes( $attributes ) . ' /-->' );
}

test( 'a button is the element its attributes ask for', function () {
	$html = button( array( 'element' => 'button', 'text' => 'Send <em>now</em>', 'backgroundColor' => 'vividRed', 'borderRadius' => 12, 'width' => '50%' ) );
	same( '<div style="width:50%;max-width:100%" class="wp-block-button wp-block-jetpack-button"><button class="wp-block-button__link has-background has-vivid-red-background-color has-custom-width" style="border-radius:12px;width:100%" data-id-attr="placeholder" type="submit">Send <em>now</em></button></div>', str_replace( 'wp-block-jetpack-button wp-block-button"', 'wp-block-button wp-block-jetpack-button"', preg_replace( '/<div class="([^"]*)" style="([^"]*)">/', '<div style="$2" class="$1">', $html ) ) );
	holds( '<input class="wp-block-button__link" data-id-attr="placeholder" type="submit" value="A &amp; &quot;B&quot;">', button( array( 'element' => 'input', 'text' => '<b>A &amp; "B"</b>' ) ) );
	holds( 'href="https://example.org/b?x=1&#038;y=2" rel="noopener noreferrer" target="_blank">Book</a>', button( array( 'element' => 'a', 'text' => 'Book', 'url' => 'https://example.org/b?x=1&y=2' ) ) );
} );

test( 'a button without text is a submit button that says so, a link without text is nothing', function () {
	holds( '>Submit</button>', button( array( 'element' => 'button', 'text' => ' <b></b>' ) ) );
	same( '', button( array( 'element' => 'a', 'url' => 'https://example.org' ) ) );
} );

test( 'an id stands once on a page', function () {
	holds( 'data-id-attr="cta-9" id="cta-9"', button( array( 'element' => 'button', 'uniqueId' => 'cta-9' ) ) );
	holds( 'data-id-attr="cta-9-2" id="cta-9-2"', button( array( 'element' => 'button', 'uniqueId' => 'cta-9' ) ) );
} );

test( 'saved markup stays as it is', function () {
	$link = '<div class="wp-block-button"><a class="wp-block-button__link" href="https://example.org">Book</a></div>';
	same( $link, trim( do_blocks( '<!-- wp:jetpack/button {"saveInPostContent":true} -->' . $link . '<!-- /wp:jetpack/button -->' ) ) );
} );

test( 'block supports style the button, also where its link stands in the post', function () {
	$looks = array( 'fontFamily' => 'heading', 'borderColor' => 'accentOne', 'style' => array( 'typography' => array( 'letterSpacing' => '2px', 'textTransform' => 'uppercase' ), 'border' => array( 'top' => array( 'width' => '4px', 'style' => 'dashed' ) ), 'spacing' => array( 'padding' => array( 'left' => '60px', 'top' => 'var:preset|spacing|40' ), 'margin' => array( 'top' => '99px' ) ) ) );
	$html  = button( $looks + array( 'element' => 'button', 'text' => 'Send' ) );
	foreach ( array( 'has-heading-font-family', 'has-border-color has-accent-one-border-color', 'letter-spacing:2px', 'text-transform:uppercase', 'border-top-width:4px', 'padding-left:60px', 'padding-top:var(--wp--preset--spacing--40)' ) as $part ) {
		holds( $part, substr( $html, strpos( $html, '<button' ) ) );
	}
	holds_not( '99px', $html );
	holds_not( 'padding', substr( $html, 0, strpos( $html, '<button' ) ) );
	$link = '<div class="wp-block-button"><a class="wp-block-button__link" style="color:#fff" href="https://example.org">Book</a></div>';
	$html = do_blocks( '<!-- wp:jetpack/button ' . serialize_block_attributes( array( 'saveInPostContent' => true ) + $looks ) . ' -->' . $link . '<!-- /wp:jetpack/button -->' );
	holds( 'style="color:#fff;', $html );
	holds( 'padding-left:60px', $html );
	holds( 'has-heading-font-family', $html );
} );

test( 'what is no colour, width or address gets nowhere', function () {
	$html = button(
		array(
			'element'               => 'a',
			'text'                  => 'x<script>1</script><a href="#">y</a><img src=x onerror=1>',
			'url'                   => 'javascript:alert(1)',
			'customTextColor'       => 'red;background:url(//x)',
			'customBackgroundColor' => 'expression(1)',
			'customGradient'        => 'linear-gradient(url(//x),red)',
			'width'                 => '1e9px',
			'uniqueId'              => '" onclick="1',
			'borderRadius'          => '9px;color:red',
			'textColor'             => '"><b>',
			'style'                 => array( 'border' => array( 'width' => array(), 'color' => 'url(x)', 'top' => array( 'width' => '1px;}' ) ), 'typography' => 'x', 'spacing' => array( 'padding' => array( 'top' => 'url(//x)', 'left' => array( '1' ) ) ) ),
			'fontFamily'            => array( 'x' ),
			'borderColor'           => '"><i>',
		)
	);
	holds_not( 'style=', $html );
	holds_not( 'href', $html );
	holds_not( 'onclick', $html );
	holds_not( '<b>', $html );
	holds( '>x1y</a>', $html );
} );
