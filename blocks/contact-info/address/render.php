<?php
/**
 * Renders the address block: the saved markup as a schema.org PostalAddress, with an encoded map link.
 *
 * @var array     $attributes Attributes as stored; any type.
 * @var string    $content    Saved markup.
 * @var \WP_Block $block      The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Info\Address;

use Mainstreet\Blocks\Contact_Info\Contact_Prefix;
use Mainstreet\Blocks\Contact_Info\Site_Contact;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

$mainstreet_content = Attributes::flag( $attributes, 'useSite' ) ? Site_Contact::address( $content, Attributes::flag( $attributes, 'linkToGoogleMaps' ) ) : $content;

$mainstreet_html = new \WP_HTML_Tag_Processor( $mainstreet_content );
if ( ! $mainstreet_html->next_tag( array( 'class_name' => 'wp-block-jetpack-address' ) ) ) {
	echo $mainstreet_content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}
$mainstreet_html->set_attribute( 'itemscope', true );
$mainstreet_html->set_attribute( 'itemtype', 'https://schema.org/PostalAddress' );

$mainstreet_properties = array(
	'jetpack-address__address' => 'streetAddress',
	'jetpack-address__city'    => 'addressLocality',
	'jetpack-address__region'  => 'addressRegion',
	'jetpack-address__postal'  => 'postalCode',
	'jetpack-address__country' => 'addressCountry',
);
$mainstreet_maps       = 'https://www.google.com/maps/search/';

while ( $mainstreet_html->next_tag() ) {
	$mainstreet_href = $mainstreet_html->get_attribute( 'href' );
	if ( is_string( $mainstreet_href ) && 0 === strpos( $mainstreet_href, $mainstreet_maps ) ) {
		// The link is saved unencoded: a "#" or "?" in a street would end the address.
		$mainstreet_query = rawurlencode( substr( $mainstreet_href, strlen( $mainstreet_maps ) ) );
		$mainstreet_html->set_attribute( 'href', $mainstreet_maps . str_replace( array( '%2B', '%20' ), '+', $mainstreet_query ) );
		continue;
	}
	foreach ( $mainstreet_properties as $mainstreet_class => $mainstreet_property ) {
		if ( ! $mainstreet_html->has_class( $mainstreet_class ) ) {
			continue;
		}
		// Region and postal code are saved even if empty; an empty property would be invalid data.
		$mainstreet_html->set_bookmark( 'part' );
		$mainstreet_has_text = $mainstreet_html->next_token() && '#text' === $mainstreet_html->get_token_name() && '' !== trim( $mainstreet_html->get_modifiable_text() );
		$mainstreet_html->seek( 'part' );
		if ( $mainstreet_has_text ) {
			$mainstreet_html->set_attribute( 'itemprop', $mainstreet_property );
		}
		break;
	}
}
echo Contact_Prefix::add( $mainstreet_html->get_updated_html(), $block, 'address' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the processor.
