<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** A box with a phone number and an address, as it is drawn. */
function contact_box( $prefix, $root = '<div class="wp-block-jetpack-phone">' ) {
	$json = null === $prefix ? '' : wp_json_encode( array( 'prefix' => $prefix ) ) . ' ';
	return do_blocks(
		'<!-- wp:jetpack/contact-info ' . $json . '--><div class="wp-block-jetpack-contact-info">'
		. '<!-- wp:jetpack/phone {"phone":"+31 20"} -->' . $root . '<a href="tel:+3120">+31 20</a></div><!-- /wp:jetpack/phone -->'
		. '<!-- wp:jetpack/address {"city":"Gent"} --><div class="wp-block-jetpack-address"><div class="jetpack-address__city">Gent</div></div><!-- /wp:jetpack/address -->'
		. '</div><!-- /wp:jetpack/contact-info -->'
	);
}

test( 'nothing stands in front of details unless the box says icon or label', function () {
	$plain = contact_box( null );
	holds( '<div class="wp-block-jetpack-phone"><a ', $plain );
	foreach ( array( 'none', 'other', 3, array( 'icon' ), true ) as $odd ) {
		same( $plain, contact_box( $odd ) );
	}
} );

test( 'an icon is named, a label is text; the detail is as it was saved', function () {
	$icons = contact_box( 'icon' );
	holds( '<div class="wp-block-jetpack-phone has-contact-icon"><svg ', $icons );
	holds( 'role="img" focusable="false" aria-label="Phone"', $icons );
	holds( '<span class="wp-block-jetpack-contact-info__value"><a href="tel:+3120" itemprop="telephone">+31 20</a></span></div>', str_replace( 'itemprop="telephone" href="tel:+3120"', 'href="tel:+3120" itemprop="telephone"', $icons ) );
	$labels = contact_box( 'label' );
	holds( '<span class="wp-block-jetpack-contact-info__label">Address</span> <div class="wp-block-jetpack-contact-info__value"><div ', $labels );
	holds( 'itemprop="addressLocality"', $labels );
} );

test( 'attributes of the root that hold a tag do not take the icon in', function () {
	$html = contact_box( 'icon', '<div class="wp-block-jetpack-phone" style="--a:\'>\'" title="<b>">' );
	truly( 1 === preg_match( '#title="(?:<|&lt;)b(?:>|&gt;)"[^>]*><svg #', $html ), $html );
} );

test( 'a detail without a box is as it was saved', function () {
	same( '<div class="wp-block-jetpack-phone"><a href="tel:+3120">+31 20</a></div>', trim( do_blocks( '<!-- wp:jetpack/phone {"phone":"+31 20"} --><div class="wp-block-jetpack-phone"><a href="tel:+3120">+31 20</a></div><!-- /wp:jetpack/phone -->' ) ) );
} );
