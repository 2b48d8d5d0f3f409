<?php
/**
 * Email, phone and address blocks that use the site's details.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Business\Business_Details;

/** Draws a block as a page does, with antispambot()'s entities and percent signs as letters. */
function site_contact( $name, array $attributes, $html ) {
	$page = do_blocks( "<!-- wp:jetpack/$name " . wp_json_encode( $attributes ) . " -->\n$html\n<!-- /wp:jetpack/$name -->" );
	return trim( rawurldecode( preg_replace_callback( '/&#0?(x[0-9a-f]+|\d+);/', function ( $found ) {
		return html_entity_decode( $found[0], ENT_QUOTES, 'UTF-8' );
	}, $page ) ) );
}

/** Markup as the blocks save it. */
const SAVED_PHONE   = '<div class="wp-block-jetpack-phone"><a href="tel:1">1</a></div>';
const SAVED_EMAIL   = '<div class="wp-block-jetpack-email"><a href="mailto:own@example.org">own@example.org</a></div>';
const SAVED_ADDRESS = '<div class="wp-block-jetpack-address"><div class="jetpack-address__city">Gent</div></div>';

test( 'a block shows the site’s details in the markup that it saves; without them, what is saved', function () {
	same( SAVED_PHONE, site_contact( 'phone', array( 'phone' => '1', 'useSite' => true ), SAVED_PHONE ) );
	Business_Details::save( array( 'phone' => 'Call +31 (0)20 555', 'email' => 'pier@example.org', 'address' => '4 Quay & Street', 'city' => 'Veere', 'postal' => '4351 AA' ) );
	same( SAVED_PHONE, site_contact( 'phone', array( 'phone' => '1' ), SAVED_PHONE ) );
	same( '<div class="wp-block-jetpack-phone"><span class="phone-prefix">Call </span><a href="tel:+31020555">+31 (0)20 555</a></div>', site_contact( 'phone', array( 'phone' => '1', 'useSite' => true ), SAVED_PHONE ) );
	same( '<div class="wp-block-jetpack-email"><a href="mailto:pier@example.org">pier@example.org</a></div>', site_contact( 'email', array( 'email' => 'own@example.org', 'useSite' => true ), SAVED_EMAIL ) );
	same(
		'<div itemscope itemtype="https://schema.org/PostalAddress" class="wp-block-jetpack-address"><div itemprop="streetAddress" class="jetpack-address__address jetpack-address__address1">4 Quay &amp; Street</div><div><span itemprop="addressLocality" class="jetpack-address__city">Veere</span>, <span class="jetpack-address__region"></span> <span itemprop="postalCode" class="jetpack-address__postal">4351 AA</span></div></div>',
		site_contact( 'address', array( 'city' => 'Gent', 'useSite' => true ), SAVED_ADDRESS )
	);
	holds( 'href="https://www.google.com/maps/search/4+Quay', site_contact( 'address', array( 'city' => 'Gent', 'useSite' => true, 'linkToGoogleMaps' => true ), SAVED_ADDRESS ) );
} );

test( 'the settings of the block stay, and a block without saved markup shows the details, too', function () {
	Business_Details::save( array( 'phone' => '555' ) );
	holds( 'class="has-text-color has-contrast-color wp-block-jetpack-phone"', preg_replace( '/class="wp-block-jetpack-phone has-text-color has-contrast-color"/', 'class="has-text-color has-contrast-color wp-block-jetpack-phone"', site_contact( 'phone', array( 'textColor' => 'contrast', 'useSite' => true ), '' ) ) );
	$box = '<!-- wp:jetpack/contact-info {"prefix":"label"} --><div class="wp-block-jetpack-contact-info"><!-- wp:jetpack/phone {"useSite":true} /--></div><!-- /wp:jetpack/contact-info -->';
	$html = do_blocks( $box );
	holds( 'has-contact-label', $html );
	holds( 'itemprop="telephone"', $html );
	holds( '>555</a>', $html );
} );

test( 'hostile details and attributes become text', function () {
	$bad = '"><script>alert(1)</script><a onclick="x"';
	Business_Details::save( array_fill_keys( array_merge( array( 'phone' ), Business_Details::ADDRESS ), $bad . '7' ) );
	$html = site_contact( 'phone', array( 'useSite' => true ), SAVED_PHONE ) . site_contact( 'address', array( 'useSite' => true ), SAVED_ADDRESS );
	holds_not( '<script', do_blocks( '<!-- wp:jetpack/address {"useSite":true,"linkToGoogleMaps":true} /--><!-- wp:jetpack/phone {"useSite":true} /-->' ) );
	holds_not( 'onclick="x"', $html );
	foreach ( array( 'yes', 1, array( true ), null ) as $value ) {
		holds( 'tel:1', site_contact( 'phone', array( 'useSite' => $value ), SAVED_PHONE ) );
	}
} );
