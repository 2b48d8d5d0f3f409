<?php
/**
 * Business hours that are those of the site.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Business_Hours\Business_Hours_Schema;
use Mainstreet\Business\Business_Details;

/** Draws the block. */
function site_hours( array $attributes ) {
	return do_blocks( '<!-- wp:jetpack/business-hours ' . wp_json_encode( $attributes ) . ' /-->' );
}

test( 'the block shows the site’s hours, and says the same to search engines', function () {
	update_option( 'time_format', 'H:i' );
	$own = array( 'useSite' => true, 'days' => array( array( 'name' => 'Mon', 'hours' => array( array( 'opening' => '11:11', 'closing' => '12:12' ) ) ) ) );
	holds( '11:11', site_hours( $own ) );
	Business_Details::save( array( 'name' => 'Pier & Co', 'days' => array( array( 'name' => 'Mon', 'hours' => array( array( 'opening' => '08:08', 'closing' => '18:18' ) ) ) ), 'specialDays' => array( array( 'date' => '2099-12-25', 'name' => '<b>Christmas', 'hours' => array() ) ) ) );
	ob_start();
	Business_Hours_Schema::print_schema();
	ob_end_clean();
	$html = site_hours( $own );
	holds( '08:08', $html );
	holds( '&lt;b&gt;Christmas', $html );
	holds_not( '11:11', $html );
	ob_start();
	Business_Hours_Schema::print_schema();
	$schema = json_decode( wp_strip_all_tags( str_replace( array( '<script type="application/ld+json">', '</script>' ), '', ob_get_clean() ) ), true );
	same( 'Pier & Co', $schema['name'] );
	same( '08:08', $schema['openingHoursSpecification'][0]['opens'] );
	same( '2099-12-25', $schema['specialOpeningHoursSpecification'][0]['validFrom'] );
	holds( '11:11', site_hours( array( 'useSite' => false ) + $own ) );
} );
