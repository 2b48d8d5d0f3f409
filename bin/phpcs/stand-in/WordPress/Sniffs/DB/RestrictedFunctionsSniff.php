<?php
namespace WordPress\Sniffs\DB;

use Mainstreet\Phpcs\Function_List;

final class RestrictedFunctionsSniff extends Function_List {

	const GROUPS = array(
		'mysql' => array( 'mysql_query', 'mysqli_query', 'mysqli_connect', 'mysql_connect' ),
	);
}
