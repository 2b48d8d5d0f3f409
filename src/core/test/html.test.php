<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Text\Html;
use Mainstreet\Core\Text\Visitor_Text;

test( 'attributes are escaped, and those without a value are left out or bare', function () {
	$values = array( 'title' => '"><script>', 'value' => '', 'required' => true, 'hidden' => false, 'id' => null, 'max' => 5 );
	same( ' title="&quot;&gt;&lt;script&gt;" value="" required max="5"', Html::attributes( $values ) );
	same( array( '', '' ), array( Html::attributes( array() ), Html::attributes( array( 'id' => null ) ) ) );
	same( ' name="f&#091;a&#093;" title="&amp;amp;"', Html::attributes( array( 'name' => 'f[a]', 'title' => '&amp;' ), array( Visitor_Text::class, 'escape' ) ) );
	same( "a&#091;b&#093;<br />\n&amp;lt;", Visitor_Text::lines( "a[b]\n&lt;" ) );
} );
