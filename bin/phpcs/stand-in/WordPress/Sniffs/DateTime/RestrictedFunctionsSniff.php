<?php
namespace WordPress\Sniffs\DateTime;

use Mainstreet\Phpcs\Function_List;

final class RestrictedFunctionsSniff extends Function_List {

	const GROUPS = array(
		'timezone_change' => array( 'date_default_timezone_set' ),
		'date' => array( 'date' ),
	);
}
